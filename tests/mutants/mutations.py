"""All small changes that break a rule: each replaces one expression or statement of a source file."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
REMOVABLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Continue, ast.Break, ast.Delete)


@dataclass(frozen=True)
class Mutation:
    """One change: where it is, what stands there and what takes its place."""

    file: str
    line: int
    column: int
    before: str
    after: str
    start: int  # in bytes of the source
    end: int
    lines: tuple[int, int]  # the first and the last line of the statement, without its body

    @property
    def name(self) -> str:
        """The mutation in a line: it is the same as long as its source is."""
        return f"{self.file}:{self.line}:{self.column} `{_short(self.before)}` -> `{_short(self.after)}`"

    def apply(self, source: str) -> str:
        """`source` with this change."""
        data = source.encode()
        return (data[: self.start] + self.after.encode() + data[self.end :]).decode()


def mutations(path: Path, name: str) -> list[Mutation]:
    """Every mutation of the file at `path`, in the order of the source; `name` is how they call the file."""
    source = path.read_text(encoding="utf-8")
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Mutation] = []
    for node, statement in _nodes(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        before = source.encode()[start:end].decode()
        for after in _replacements(node):
            if isinstance(node, ast.expr):
                after = f"({after})"
            found.append(Mutation(name, node.lineno, node.col_offset, before, after, start, end, _own_lines(statement)))
    return sorted(found, key=lambda one: (one.start, one.end, one.after))


def _nodes(tree: ast.Module) -> Iterator[tuple[Any, ast.stmt]]:
    """The expressions and statements that run, each with the statement around it; no annotations, no f-strings."""
    waiting: list[tuple[ast.AST, ast.stmt]] = [(node, node) for node in tree.body]
    while waiting:
        node, statement = waiting.pop()
        if isinstance(node, ast.stmt):
            statement = node
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.JoinedStr, ast.Assert, ast.Raise)) or _is_for_types(node):
            continue
        if isinstance(node, (ast.expr, ast.stmt)):
            yield node, statement
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases", "keywords" if _is_class(node) else ""):
                continue
            children = value if isinstance(value, list) else [value]
            waiting += [(child, statement) for child in children if isinstance(child, ast.AST)]


def _is_class(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef)


def _is_for_types(node: ast.AST) -> bool:
    """Whether a node matters to the type checker alone."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _own_lines(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of one with a body, only those before it."""
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else (statement.end_lineno or statement.lineno)
    return statement.lineno, max(statement.lineno, last)


def _replacements(node: ast.expr | ast.stmt) -> Iterator[str]:
    """What may take the place of a node, as source."""
    if isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                ops = [other() if n == at else op for n, op in enumerate(node.ops)]
                yield _changed(node, ops=ops)
    elif isinstance(node, ast.BoolOp):
        yield _changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not _is_text(node):
        yield _changed(node, op=ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield ast.unparse(node.operand)
    elif isinstance(node, ast.IfExp):
        yield _changed(node, body=node.orelse, orelse=node.body)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield str(not node.value)
        elif isinstance(node.value, int):
            yield str(node.value + 1)
            if node.value > 0:  # an index of -1 would often be the same as one of 0
                yield str(node.value - 1)
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield _changed(node, op=ARITHMETIC[type(node.op)]())
    if isinstance(node, REMOVABLE) and not _is_docstring(node) and not _is_about_the_module(node):
        yield "pass"


def _changed(node: ast.expr | ast.stmt, **fields: Any) -> str:
    copy = deepcopy(node)
    for name, value in fields.items():
        setattr(copy, name, value)
    return ast.unparse(copy)


def _is_text(node: ast.BinOp) -> bool:
    """Whether an operand is a string or a list: these can only be added."""
    return any(
        isinstance(side, (ast.JoinedStr, ast.List, ast.ListComp)) or _is_string(side)
        for side in (node.left, node.right)
    )


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_about_the_module(node: ast.stmt) -> bool:
    """Whether a statement says something about a module or class, such as `__all__` or `__slots__`."""
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).startswith("__")


def _short(source: str) -> str:
    return " ".join(source.split())

// The same measures for boardgame.io 0.50, in memory: run by `regnum load --peers` where it is installed, prints JSON.
//
// `node boardgameio_peer.cjs TABLES SECONDS THINK`: a server in a process of its own, and two clients a match that
// move in turns. A match ends after as many moves as a game of 890 has choices for two, and a new one begins.

const { spawn } = require('node:child_process')
const { once } = require('node:events')
const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const path = require('node:path')

const installed = createRequire(path.join(process.cwd(), 'package.json'))
const MOVES = 35
const TICKS = 100 // of CPU time a second, on every Linux of today

const game = {
  name: 'kingdoms',
  setup: () => ({ kingdoms: [Array(9).fill(null), Array(9).fill(null)], row: Array(7).fill(0), coins: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, place) => {
      G.row[place % 7] += 1
      G.coins[playerID] += 1
      G.kingdoms[playerID][place % 9] = { tile: place, coins: G.coins[playerID] }
    },
  },
}

async function serve() {
  const { Server } = installed('boardgame.io/server')
  const running = await Server({ games: [game], origins: [/localhost/] }).run({ port: 0, callback: () => {} })
  process.send(running.appServer.address().port)
}

function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

const memory = (pid) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096

/** Two clients at a match; after `stop` it resolves with the milliseconds from each move to the other's hearing of it. */
class Match {
  constructor(address, number) {
    this.address = address
    this.number = number
    this.games = 0
    this.latencies = []
  }

  async sit() {
    const { io } = installed('socket.io-client')
    this.id = `${this.number}.${this.games++}`
    this.clients = await Promise.all(
      ['0', '1'].map(async (player) => {
        const socket = io(`${this.address}/${game.name}`, { transports: ['websocket'], forceNew: true })
        await once(socket, 'connect')
        socket.emit('sync', this.id, player, undefined, 2)
        await once(socket, 'sync')
        return socket
      }),
    )
  }

  leave() {
    for (const client of this.clients) client.disconnect()
  }

  async move(state) {
    const player = String(state % 2)
    const heard = this.clients.map((client) => once(client, 'update'))
    const sent = performance.now()
    const payload = { type: 'take', args: [state], playerID: player }
    this.clients[player].emit('update', { type: 'MAKE_MOVE', payload }, state, this.id, player)
    await heard[1 - player]
    this.latencies.push(performance.now() - sent)
    await heard[player]
  }

  async play(until, think) {
    for (let state = 0; ; state++) {
      if (think) await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000 * think))
      if (performance.now() >= until) return
      if (state === MOVES) {
        this.leave()
        await this.sit()
        state = 0
      }
      await this.move(state)
    }
  }
}

async function measure(tables, seconds, think) {
  const server = spawn(process.execPath, [__filename, 'serve'], {
    env: { ...process.env, NODE_ENV: 'production' }, // no logging
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const [port] = await once(server, 'message')
    const matches = Array.from({ length: tables }, (_, number) => new Match(`http://localhost:${port}`, number))
    for (const match of matches) await match.sit()
    const before = cpu(server.pid)
    const start = performance.now()
    await Promise.all(matches.map((match) => match.play(start + seconds * 1000, think)))
    const used = cpu(server.pid) - before
    const wall = (performance.now() - start) / 1000
    const latencies = matches.flatMap((match) => match.latencies).sort((a, b) => a - b)
    const made = latencies.length
    for (const match of matches) match.leave()
    return {
      choices: made,
      choices_per_s: made / wall,
      choices_per_cpu_s: made / used,
      p50_ms: latencies[Math.floor(made * 0.5)],
      p99_ms: latencies[Math.floor(made * 0.99)],
      memory_mb: memory(server.pid) / 1e6,
    }
  } finally {
    server.kill('SIGKILL')
  }
}

async function main() {
  const [tables, seconds, think] = process.argv.slice(2).map(Number)
  console.log(JSON.stringify(await measure(tables, seconds, think)))
  process.exit(0)
}

if (process.argv[2] === 'serve') serve()
else main()

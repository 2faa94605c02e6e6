/** Large data beside the code: a browser reads JSON faster than a script, and keeps it when only the script changes. */

export async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json() as Promise<T>;
}

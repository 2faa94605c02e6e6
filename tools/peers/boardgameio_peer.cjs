// boardgame.io 0.50 and the people who play on it, for `python -m tools.load --peers`: its matches are in memory only.
//
// `node boardgameio_peer.cjs MATCHES` starts a server in a process of its own and two clients for each match, and prints
// the process id of the server. For each line `SECONDS THINK` it reads, the clients play that long and think that long on
// average; then it prints the seconds from each move until the other client received it, as JSON. The clients of a match
// move in turns. It ends after as many moves as a game of 890 for two has choices, and a new one begins.

const { spawn } = require('node:child_process')
const { once } = require('node:events')
const { createRequire } = require('node:module')
const path = require('node:path')
const { createInterface } = require('node:readline')

const installed = createRequire(path.join(process.cwd(), 'package.json'))
const MOVES = 35

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

/** Two clients at a match. */
class Match {
  constructor(address, number) {
    this.address = address
    this.number = number
    this.games = 0
    this.state = 0 // the number of moves made
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

  async move() {
    const player = String(this.state % 2)
    const heard = this.clients.map((client) => once(client, 'update'))
    const sent = performance.now()
    const payload = { type: 'take', args: [this.state], playerID: player }
    this.clients[player].emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.id, player)
    await heard[1 - player]
    this.latencies.push((performance.now() - sent) / 1000)
    await heard[player]
    this.state++
  }

  /** Move until the time `until`; resolves with the latencies. */
  async play(until, think) {
    this.latencies = []
    for (;;) {
      const thinking = -Math.log(1 - Math.random()) * think * 1000 // exponential, as in people.py
      const left = until - performance.now()
      if (think) await new Promise((resolve) => setTimeout(resolve, Math.min(thinking, left)))
      if (thinking >= left) return this.latencies
      if (this.state === MOVES) {
        this.leave()
        await this.sit()
        this.state = 0
      }
      await this.move()
    }
  }
}

async function main(count) {
  const server = spawn(process.execPath, [__filename, 'serve'], {
    env: { ...process.env, NODE_ENV: 'production' }, // no logging
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const [port] = await once(server, 'message')
    const matches = Array.from({ length: count }, (_, number) => new Match(`http://localhost:${port}`, number))
    for (const match of matches) await match.sit()
    console.log(server.pid)
    for await (const line of createInterface({ input: process.stdin })) {
      const [seconds, think] = line.split(' ').map(Number)
      const until = performance.now() + seconds * 1000
      const played = await Promise.all(matches.map((match) => match.play(until, think)))
      console.log(JSON.stringify(played.flat()))
    }
  } catch (error) {
    console.error(error)
  } finally {
    server.kill('SIGKILL')
    process.exit()
  }
}

if (process.argv[2] === 'serve') serve()
else main(Number(process.argv[2]))

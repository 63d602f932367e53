/*
 * docs/reliability.md#r12 to docs/reliability.md#r14, against the real server and a real Chromium:
 *   node test/text-safety/run.ts [--only r12,r13,r14] [--rounds 50] [--outage-rounds 20]
 *                                [--outage-seconds 600] [--interleavings 200] [--port 3161]
 * Needs a built browser part (`npm run build`). Ends with 1 when a bar is missed.
 */
import { parseArgs } from 'node:util'
import { type Figures, report } from './figures.ts'
import { leaving } from './leaving.ts'
import { outages } from './outages.ts'
import { RealBrowser } from './real-browser.ts'
import { RestartableServer } from './restartable-server.ts'
import { twoPlaces } from './two-places.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'r12,r13,r14' },
    rounds: { type: 'string', default: '14' },
    'outage-rounds': { type: 'string', default: '2' },
    'outage-seconds': { type: 'string', default: '8' },
    interleavings: { type: 'string', default: '200' },
    port: { type: 'string', default: '3161' },
  },
})

const server = new RestartableServer(Number(values.port))
const browser = new RealBrowser()
const tests: Record<string, () => Promise<Figures>> = {
  r12: () => leaving(browser, server.origin, Number(values.rounds)),
  r13: () =>
    outages(browser, server, {
      rounds: Number(values['outage-rounds']),
      seconds: Number(values['outage-seconds']),
    }),
  r14: () => twoPlaces(server.origin, Number(values.interleavings)),
}

// Stopped from outside, too, nothing is left running.
process.on('SIGTERM', async () => {
  await Promise.all([browser.kill(), server.kill()])
  process.exit(1)
})

let isHeld = true
try {
  await server.start()
  await browser.start()
  for (const name of values.only.split(',')) {
    const test = tests[name]
    if (!test) throw new Error(`there is no test ${name}`)
    isHeld = report(await test()) && isHeld
  }
} finally {
  await browser.kill()
  await server.kill()
}
process.exit(isHeld ? 0 : 1)

// Writers on the same answers of simulated founders: a single prompt, the engine alone, and a model
// that is held to the answers. With AI_PROVIDER and AI_MODEL set it asks that model; else it compares
// the first two, with the replies of `recorded`, which were written by hand, and says so.

import { mkdirSync, writeFileSync } from 'node:fs'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { z } from 'zod'
import { ModelCaller } from '#server/providers/models/model-caller.ts'
import { assistantEnvironment, readAssistantSettings } from '#server/settings/assistant.ts'
import { type Founder, readFounders } from './founders.ts'
import { judge, type Verdict } from './judge.ts'
import { writersWith } from './writers.ts'

const FILE = '.cache/eval.md'

const settings = readAssistantSettings(z.object(assistantEnvironment).parse(process.env)).model
const recording = {
  registry: new Registry(),
  log: pino({ level: 'silent' }),
  budget: async () => async () => undefined,
}
const caller = settings && new ModelCaller(settings, recording)

const founders = readFounders()
const judged: { founder: Founder; writer: string; verdict: Verdict }[] = []
for (const [writer, write] of Object.entries(writersWith(caller))) {
  for (const founder of founders) {
    judged.push({ founder, writer, verdict: judge(await write(founder), founder) })
  }
}
report()
process.exit(0)

function report(): void {
  const facts = founders.reduce((sum, founder) => sum + founder.facts.length, 0)
  const styles = ['terse', 'rambling', 'contradictory'].map(
    (style) => `${founders.filter((founder) => founder.style === style).length} ${style}`,
  )
  const text = [
    '# Writers on the same answers',
    `${founders.length} simulated founders (${styles.join(', ')}) with ${facts} hidden facts.`,
    caller
      ? `Replies of the model ${caller.name}.`
      : 'No model is configured: the replies are recorded ones that were written by hand, inventions and omissions included. They show what the measures see, not how good any model is. Set AI_PROVIDER and AI_MODEL to ask a model.',
    table(
      Object.keys(writersWith(caller)).map((writer) => ({
        name: writer,
        verdicts: judged.filter((each) => each.writer === writer).map(({ verdict }) => verdict),
      })),
    ),
    '## Each founder',
    table(
      judged.map(({ founder, writer, verdict }) => ({
        name: `${founder.name} (${founder.style}), ${writer}`,
        verdicts: [verdict],
      })),
    ),
    'Facts preserved: every key of the fact stands in one line. Invented: numbers, dates, amounts and names that no answer holds; "marked" ones stand in lines that the document itself calls Assumed or Open. Testable: requirements with at least one Given / When / Then. Reading ease: Flesch, 60 to 70 is plain English.',
  ].join('\n\n')
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, `${text}\n`)
  console.log(`${text}\n\nWritten to ${FILE}`)
}

function table(rows: readonly { name: string; verdicts: readonly Verdict[] }[]): string {
  const head = ['', 'facts preserved', 'invented', 'marked', 'testable', 'reading ease', 'words']
  const lines = rows.map(({ name, verdicts }) => {
    const sum = (pick: (verdict: Verdict) => number) =>
      verdicts.reduce((total, verdict) => total + pick(verdict), 0)
    const mean = (pick: (verdict: Verdict) => number) => Math.round(sum(pick) / verdicts.length)
    const share = (part: number, whole: number) =>
      `${part} of ${whole} (${Math.round((100 * part) / Math.max(1, whole))} %)`
    return [
      name,
      share(
        sum(({ preserved }) => preserved),
        sum(({ facts }) => facts),
      ),
      sum(({ invented }) => invented),
      sum(({ marked }) => marked),
      share(
        sum(({ testable }) => testable),
        sum(({ requirements }) => requirements),
      ),
      mean(({ readingEase }) => readingEase),
      mean(({ words }) => words),
    ]
  })
  const rule = head.map(() => '---')
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

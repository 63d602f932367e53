// `npm run eval -- telling [--dir FOLDER] [--show CASE]`: founders' answers told as one text without the
// questions, sorted, and compared with the question each came from.

import { parseArgs } from 'node:util'
import { sortTold } from '#domain/telling/sort-told.ts'
import { readCases } from './reading-cases.ts'
import { measureTelling, ORDERS } from './telling-cases.ts'

const { values } = parseArgs({
  options: { dir: { type: 'string', default: 'test/field-cases' }, show: { type: 'string' } },
})

const cases = readCases(values.dir)
if (values.show === undefined) report()
else show(values.show)

function report(): void {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  console.log(
    `| case | ${ORDERS.map((order) => `right, ${order} | placed, ${order}`).join(' | ')} |`,
  )
  console.log(`| --- |${' --- | --- |'.repeat(ORDERS.length)}`)
  const sums = ORDERS.map(() => ({ right: 0, placed: 0 }))
  for (const each of cases) {
    const cells = ORDERS.map((order, index) => {
      const { right, placed } = measureTelling(each, order)
      const sum = sums[index]
      if (sum) {
        sum.right += right / cases.length
        sum.placed += placed / cases.length
      }
      return `${percent(right)} | ${percent(placed)}`
    })
    console.log(`| ${each.name} | ${cells.join(' | ')} |`)
  }
  const means = sums.map(({ right, placed }) => `${percent(right)} | ${percent(placed)}`)
  console.log(`| mean | ${means.join(' | ')} |`)
}

function show(name: string): void {
  for (const { answers } of cases.filter((each) => each.name.startsWith(name))) {
    const ends: [number, string][] = []
    let text = ''
    for (const [question, answer] of Object.entries(answers)) {
      text += `${answer}\n\n`
      ends.push([text.length, `q${question.replace(/\D/g, '')}`])
    }
    for (const { start, end, question, likely } of sortTold(text)) {
      const from = ends.find(([at]) => start < at)?.[1]
      const sign = question === null ? '?' : question === from ? ' ' : 'x'
      console.log(
        `${sign} ${from} → ${question ?? `(${likely.join(' ')})`}  ${text.slice(start, end)}`,
      )
    }
  }
}

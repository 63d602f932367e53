import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../docs/decisions')
const records = readdirSync(FOLDER)
  .filter((name) => /^\d/.test(name))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))

/** What a record lacks of the template; empty when it is whole. */
function faults({ name, text }: { name: string; text: string }): string[] {
  const number = Number(name.slice(0, 4))
  const parts = [...text.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, part]) => part).join()
  return [
    ...(/^\d{4}-/.test(name) ? [] : ['its name has no number']),
    ...(text.startsWith(`# ${number}. `) ? [] : ['its title lacks its number']),
    ...(/^Context,Decision,(?:Instead of,)?Consequences$/.test(parts) ? [] : [`parts: ${parts}`]),
    ...(text.split('\n').length > 31 ? ['more than 30 lines'] : []),
  ].map((fault) => `${name}: ${fault}`)
}

it('decision records follow the template', () => {
  expect(records.length).toBeGreaterThan(50)
  expect(records.flatMap(faults)).toEqual([])
})

it('a record without a number, with another title or other parts is found', () => {
  const planted = { name: 'a-name.md', text: '# A name\n\n**Decision.** Something.\n' }
  expect(faults(planted)).toHaveLength(3)
})

it('the index names every record by its title', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
  const rows = records.map(({ name, text }) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
    return `| ${number} | [${title}](${name}) |`
  })
  expect(index.match(/^\| \d+ \|.*$/gm)).toEqual(rows)
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { documentLanguage } from '#domain/requirements/document-language.ts'
import { listContents, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { WORDS_BY_LANGUAGE } from '#domain/requirements/words-by-language.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import type { Block, Statement } from './blocks.ts'
import { outlineOf } from './outline-of.ts'
import { workOut } from './worked/work-out.ts'

const folder = new URL('../golden/', import.meta.url)

function readGolden(name: string): RequirementsDocument {
  const input = inputOf(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  return writeDocument(input, WORDS_BY_LANGUAGE[documentLanguage('answers', input.answers)])
}

/** The requirements in areas of four, by their order. */
function byArea(document: RequirementsDocument): RequirementsDocument {
  const ids = listRequirements(document).map(({ id }) => id)
  const starts = ids.flatMap((_, at) => (at % 4 === 0 ? [at] : []))
  const areas = starts.map((at) => ({
    name: `Area ${at}`,
    requirements: ids.slice(at, at + 4),
  }))
  return { ...document, areas }
}

const golden = readdirSync(folder).filter((name) => name.endsWith('.json'))
const cases: [string, RequirementsDocument][] = [
  ...golden.map((name): [string, RequirementsDocument] => [name, readGolden(name)]),
  ...golden.map((name): [string, RequirementsDocument] => [
    `${name} by area`,
    byArea(readGolden(name)),
  ]),
  ['yoga by area', byArea(writeStudio())],
]

describe('every id', () => {
  it.each(cases)('has one place, where it is told: %s', (_, document) => {
    const words = WORDS_BY_LANGUAGE[document.writtenIn]
    const { sections } = outlineOf(workOut(document, words.document), words.document)
    const places = sections.flatMap(({ blocks }) => blocks.flatMap(placesOf))
    const ids = listContents(document).map(({ item }) => item.id)
    expect(ids.filter((id) => !places.includes(id))).toEqual([])
    const own = places.filter((id) => /^(?:BR|AC|FR)-/.test(id))
    expect(own.filter((id, at) => own.indexOf(id) !== at)).toEqual([])
  })
})

function placesOf(block: Block): string[] {
  switch (block.kind) {
    case 'statement':
      return placesOfStatement(block)
    case 'heading':
      return block.id === null ? [] : [block.id]
    case 'table':
      return block.rows.flatMap(({ id }) => id ?? [])
    case 'fold':
      return block.blocks.flatMap(placesOf)
    default:
      return []
  }
}

function placesOfStatement({ id, below }: Statement): string[] {
  return [id, ...below.flatMap(placesOfStatement)]
}

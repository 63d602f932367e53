import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { computeReadiness } from '#domain/requirements/readiness/readiness.ts'
import { addWriters } from '#domain/requirements/rendering/add-writers.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { Block, Outline, Section } from './blocks.ts'
import { createDesk, type Desk } from './desk.ts'
import { listTold, makeFairCopy } from './fair-copy.ts'
import { placeDefaults } from './files/place-defaults.ts'
import { runTogether } from './files/run-together.ts'
import { setApart } from './files/set-apart.ts'
import { shortenSheet } from './files/shorten.ts'
import { withSignOff } from './files/sign-off.ts'
import { signOutline } from './files/sign-outline.ts'
import { withAsked } from './files/with-asked.ts'
import { withhold } from './files/withhold.ts'
import { outlineOf } from './outline-of.ts'
import { part, makeWords as text } from './pieces.ts'
import { workOut } from './worked/work-out.ts'
import type { PrintedDocument } from './worked/worked-out.ts'

/** The appendices of a file in their order. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The document as a file is printed from it: with its readiness and its writers at the head, and
 * with the registers that only machines need at the end; its marks are signs.
 */
export function fileOutline(whole: RequirementsDocument, words: DocumentWords): Outline {
  const document = withhold(whole, words.document)
  const measured = computeReadiness(document, checkDocument(document, CHECK_TEXT), words)
  const worked = workOut(document, words.document)
  const defaults = placeDefaults(deskOf(worked, words.document))
  const printed = outlineOf(worked, words.document, { ...measured, defaults })
  const outline = addWriters(printed, document, words.writers)
  const desk = createDesk(document, words.document, { workedOut: worked.workedOut, defaults })
  const registers: Section[] = []
  const ids: Block[] = []
  const used = document.approvals === undefined ? 2 : 3
  const sections = shortenSheet(outline.sections, desk).map((each): Section => {
    const section = withAsked(setApart(each, words.document), desk)
    const blocks = section.blocks.flatMap((block): Block[] => {
      if (block.kind !== 'fold') return [block]
      if (block.isTold) return []
      if (OF_IDS.has(block.anchor)) {
        ids.push(...part(block.title, runTogether(desk, block.blocks)))
        return []
      }
      const letter = LETTERS.charAt(used + registers.length)
      const title = words.document.appendix(letter, block.title)
      const inside = runTogether(desk, block.blocks)
      registers.push({ ...section, anchor: block.anchor, title, blocks: inside })
      return [{ kind: 'note', text: text(words.document.standsIn(block.title, letter)) }]
    })
    return withSignOff({ ...section, blocks: runTogether(desk, blocks) }, desk)
  })
  const letter = LETTERS.charAt(used + registers.length)
  const title = words.document.appendix(letter, words.document.moreIds)
  const more: Section[] =
    ids.length === 0
      ? []
      : [{ name: 'coverage', anchor: 'more-ids', title, isFolded: true, blocks: ids }]
  return signOutline({ ...outline, sections: [...sections, ...registers, ...more] }, desk)
}

/** Ids that stand beside another line: machines look them up, and no reader is sent there. */
const OF_IDS: ReadonlySet<string> = new Set(['fold-also', 'fold-rights-told'])

/** The desk that a file is written with. */
function deskOf({ workedOut, ...document }: PrintedDocument, words: DocumentText): Desk {
  const told = listTold(document)
  return createDesk(makeFairCopy(document), words, { workedOut, told, isFile: true })
}

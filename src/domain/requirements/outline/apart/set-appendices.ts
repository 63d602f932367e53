import type { Block, Section, SectionName } from '#domain/requirements/outline/blocks.ts'
import { part, makeWords as text } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import type { FileTableText } from '#domain/requirements/outline/tables/text-en.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

type Group = keyof FileTableText['appendices']
type Fold = Extract<Block, { kind: 'fold' }>

/** Which registers are one appendix, in the order in which they stand there. */
const GROUPS: Readonly<Record<Group, readonly string[]>> = {
  supplied: ['assumptions', 'confirm', 'slices'],
  asked: ['boundaries', 'asked'],
  details: ['may', 'stages', 'fields', 'looks', 'tests'],
  origins: ['coverage', 'today', 'also', 'rights-told'],
}
const ORDER = Object.keys(GROUPS) as Group[]

/** Ids that stand beside another line: machines look them up, and no reader is sent there. */
const OF_IDS: ReadonlySet<string> = new Set(['also', 'rights-told'])

/** The appendices of a file in their order. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The registers of a file as few appendices, each with what a reader looks up together; the last section tells
 * where each is.
 *
 * @param used how many appendices stand before these
 */
export function setAppendices(
  sections: readonly Section[],
  used: number,
  words: DocumentText,
): { sections: Section[]; appendices: Section[] } {
  const ofFile = fileTextOf(words)
  const folds = sections.flatMap(({ blocks }) => blocks.filter(isPrinted))
  const groups = ORDER.filter((group) => folds.some((fold) => groupOf(fold) === group))
  const letterOf = (group: Group) => LETTERS.charAt(used + groups.indexOf(group))
  const isPointing = ({ name }: Section) => name === 'handOff'
  const pointers = groups.map((group) => {
    const own = inOrder(folds.filter((fold) => groupOf(fold) === group))
    const titles = own
      .filter((fold) => !OF_IDS.has(nameOf(fold)))
      .map(({ title }, at) => (at === 0 ? title : lowerFirst(title)))
    return titles.length === 0 ? '' : ofFile.standsIn(titles.join(words.semicolon), letterOf(group))
  })
  const told = pointers.filter((each) => each !== '').join(words.space)
  const note: Block[] = told === '' ? [] : [{ kind: 'note', text: text(told) }]
  return {
    sections: sections.map((section) => {
      const blocks = section.blocks.filter((block) => block.kind !== 'fold')
      return { ...section, blocks: isPointing(section) ? [...note, ...blocks] : blocks }
    }),
    appendices: groups.map((group) => {
      const own = inOrder(folds.filter((fold) => groupOf(fold) === group))
      const [first] = own
      const isAlone = own.length === 1 && first !== undefined
      const title = isAlone ? first.title : ofFile.appendices[group]
      return {
        name: NAMES[group],
        anchor: `fold-${group}`,
        title: words.appendix(letterOf(group), title),
        isFolded: true,
        blocks: own.flatMap((fold) =>
          fold === first && (isAlone || hasParts(fold))
            ? fold.blocks
            : part(fold.title, fold.blocks),
        ),
      }
    }),
  }
}

const NAMES: Readonly<Record<Group, SectionName>> = {
  supplied: 'registers',
  asked: 'registers',
  details: 'data',
  origins: 'coverage',
}

/** What begins an appendix and has headings of its own needs none above them. */
function hasParts({ blocks }: Fold): boolean {
  return blocks.some(({ kind }) => kind === 'heading')
}

function isPrinted(block: Block): block is Fold {
  return block.kind === 'fold' && !block.isTold
}

function nameOf({ anchor }: Fold): string {
  return anchor.replace('fold-', '')
}

/** What no group names is looked up with the details. */
function groupOf(fold: Fold): Group {
  return ORDER.find((group) => GROUPS[group].includes(nameOf(fold))) ?? 'details'
}

function inOrder(folds: readonly Fold[]): Fold[] {
  const placeOf = (fold: Fold) => GROUPS[groupOf(fold)].indexOf(nameOf(fold))
  return [...folds].sort((one, other) => placeOf(one) - placeOf(other))
}

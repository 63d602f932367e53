import { getExampleProject, writeExampleDocument } from '#domain/examples/examples.ts'
import type { Block, Outline, Section, SectionName } from '#domain/requirements/outline/blocks.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { DOCUMENT_TEXT } from '#domain/requirements/text-en/document.ts'
import { examplePaths } from '#web/paths.ts'
import { landingText } from '#web/text/public/landing.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { PrintedBlock } from './printed-block.tsx'

/** More letters than this a sheet never shows, in any language. */
const LETTERS = 1600

const SHOWN = 'heating'
/** What it is, its version and its day; how to read it is on the whole sheet. */
const FRONT_BLOCKS = 2
const words = landingText.pages
/** What scrolls is reached by the keyboard (WCAG 2.1.1). */
const box = { role: 'group', 'aria-labelledby': 'proof-title', tabIndex: 0 } as const

/**
 * Two pages of a real document: what the engine makes of the example's answers, printed from its
 * outline whenever the product is built, so that they never show what it no longer writes.
 */
export function DocumentPages() {
  const { answers } = getExampleProject(SHOWN)
  const outline = outlineOf(workOut(writeExampleDocument(SHOWN), DOCUMENT_TEXT), DOCUMENT_TEXT)
  const first = sectionOf(outline, 'first')
  const requirements = sectionOf(outline, 'requirements')
  return (
    <section
      id="proof"
      aria-labelledby="proof-title"
      className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 lg:pt-14"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-line-strong/40 border-t pt-6">
        <div className="max-w-2xl">
          <h2 id="proof-title" className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-2 text-ink-soft">
            {words.lead} {words.length(Object.values(answers).join(' '))}
          </p>
        </div>
        <AnchorButton href={examplePaths[SHOWN]}>{words.action}</AnchorButton>
      </div>
      {/* Beside each other where there is room; a phone turns to the second page. */}
      <div
        {...box}
        className="mt-6 flex snap-x snap-mandatory gap-4 overflow-x-auto pb-2 max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4 sm:gap-6"
      >
        <PrintedPage
          title={outline.title}
          blocks={[...outline.front.slice(0, FRONT_BLOCKS), ...first.blocks]}
        />
        <PrintedPage title={requirements.title} blocks={mostTested(requirements.blocks)} />
      </div>
    </section>
  )
}

/** Fails the build where there is nothing to show. */
function sectionOf({ sections }: Outline, name: SectionName): Section {
  const found = sections.find((section) => section.name === name)
  if (!found)
    throw new Error(`the example's document has no section "${name}" for the landing page`)
  return found
}

/** The requirements of one role with their checks: of the role whose are checked most. */
function mostTested(blocks: readonly Block[]): readonly Block[] {
  const starts = blocks.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []))
  const parts = starts.map((start, index) => blocks.slice(start, starts[index + 1]))
  const checks = (part: readonly Block[]) =>
    part.reduce((sum, block) => sum + (block.kind === 'statement' ? block.below.length : 0), 0)
  return parts.sort((a, b) => checks(b) - checks(a))[0] ?? blocks
}

interface PrintedPageProps {
  title: string
  blocks: readonly Block[]
}

/** A sheet as it comes from the printer, small and without links. Where it is full, it fades out. */
function PrintedPage({ title, blocks }: PrintedPageProps) {
  return (
    <article className="h-[28rem] w-full shrink-0 snap-start overflow-hidden rounded-soft border border-line-strong/60 bg-surface p-5 shadow-lift [mask-image:linear-gradient(black_84%,transparent)] max-sm:w-[88%] sm:h-[33rem] sm:w-[calc(50%-0.75rem)] sm:p-8">
      <div className="space-y-2.5 font-serif text-sm leading-5">
        <h3 className="font-serif text-xl">{title}</h3>
        {asManyAsFit(blocks).map((block, index) => {
          const key = `${index}`
          return <PrintedBlock key={key} block={block} />
        })}
      </div>
    </article>
  )
}

function asManyAsFit(blocks: readonly Block[]): readonly Block[] {
  let letters = 0
  return blocks.filter((block) => {
    const fits = letters < LETTERS
    letters += lettersOf(block)
    return fits
  })
}

/** All that is said in a block, however deep it stands. */
function lettersOf(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  if ('text' in part && typeof part.text === 'string') return part.text.length
  return Object.values(part).reduce<number>((sum, value) => sum + lettersOf(value), 0)
}

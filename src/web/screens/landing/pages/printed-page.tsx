import type { Block } from '#domain/requirements/outline/blocks.ts'
import { PrintedBlock } from './printed-block.tsx'

interface PrintedPageProps {
  title: string
  blocks: readonly Block[]
}

/** A sheet as it comes from the printer, small and without links. Where it is full, it fades out. */
export function PrintedPage({ title, blocks }: PrintedPageProps) {
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

/** More letters than this a sheet never shows, in any language. */
const LETTERS = 1600

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

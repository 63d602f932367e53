import {
  EXAMPLE_NAMES,
  type ExampleName,
  getExampleProject,
  writeExampleDocument,
} from '#domain/examples/examples.ts'
import type { Section } from '#domain/requirements/outline/blocks.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { DOCUMENT_TEXT } from '#domain/requirements/text-en/document.ts'
import { PlainDocument } from '#web/panels/document/plain-document.tsx'
import { examplePaths, paths } from '#web/paths.ts'
import { PublicPage } from '#web/shell/public/public-page.tsx'
import { exampleText as words } from '#web/text/public/example.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'

/** A finished document to read before signing up: a made-up founder's answers, by the real engine. */
export function ExampleScreen({ name }: { name: ExampleName }) {
  const outline = outlineOf(workOut(writeExampleDocument(name), DOCUMENT_TEXT), DOCUMENT_TEXT)
  return (
    <PublicPage className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-soft bg-accent-soft px-5 py-4">
        <p className="max-w-2xl text-sm">{words.note}</p>
        <AnchorButton variant="primary" href={paths.getStarted} size="sm">
          {words.action}
        </AnchorButton>
      </div>
      <Gallery shown={name} />
      <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={words.contents} className="text-sm">
          <details className="lg:hidden">
            <summary className="min-h-11 cursor-pointer rounded-soft py-3 font-semibold">
              {words.contents}
            </summary>
            <Sections sections={outline.sections} />
          </details>
          <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto max-lg:hidden">
            <p className="py-1 font-semibold">{words.contents}</p>
            <Sections sections={outline.sections} />
          </div>
        </nav>
        <div className="min-w-0">
          <PlainDocument outline={outline} />
        </div>
      </div>
    </PublicPage>
  )
}

/** The examples to choose from, each a page of its own. */
function Gallery({ shown }: { shown: ExampleName }) {
  return (
    <nav aria-label={words.gallery} className="mt-4">
      <ul className="flex gap-2 max-sm:flex-col">
        {EXAMPLE_NAMES.map((name) => (
          <li key={name} className="sm:flex-1">
            <a
              href={examplePaths[name]}
              aria-current={name === shown ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-soft border border-line-strong/60 px-4 py-2 text-ink-soft text-sm hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink"
            >
              {getExampleProject(name).title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Drawn twice, beside the sheet and folded above it; the page's width decides which one shows. */
function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="gap-6 sm:max-lg:columns-2">
      {sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="block border-line border-l-2 py-1 pl-3 text-ink-soft hover:text-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

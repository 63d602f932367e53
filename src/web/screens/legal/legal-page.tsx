import { paths } from '#web/paths.ts'
import { PublicPage } from '#web/shell/public/public-page.tsx'
import { legalFrameText } from '#web/text/legal/frame.ts'
import type { LegalText } from '#web/text/legal/legal-text.ts'
import { LegalBlock } from './legal-block.tsx'

const words = legalFrameText

/** A legal page: the summary, where to find what, then the whole text at a readable measure. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <PublicPage title={text.title} className="mx-auto w-full max-w-6xl px-4 pt-10 sm:px-6 sm:pt-14">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-2 text-ink-soft text-sm">{text.date}</p>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,44rem)_1fr]">
        <div className="space-y-12">
          <Summary text={text} />
          {text.sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id} className="space-y-4 leading-7">
              <h2 id={section.id} className="scroll-mt-6 text-xl">
                {index + 1}. {section.title}
              </h2>
              {section.blocks.map((block) => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          <p className="border-line border-t pt-6 text-ink-soft">
            {words.contactLine}{' '}
            <a href={paths.contact} className="text-accent underline underline-offset-4">
              {words.contact}
            </a>
          </p>
        </div>
        <Contents text={text} />
      </div>
    </PublicPage>
  )
}

function Summary({ text }: { text: LegalText }) {
  return (
    <section
      aria-labelledby="summary"
      className="rounded-soft border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="summary" className="text-xl">
        {text.summaryTitle}
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 leading-7 marker:text-accent">
        {text.summary.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** Beside the text on a wide screen only: elsewhere it would push the summary down. */
function Contents({ text }: { text: LegalText }) {
  return (
    <nav aria-label={words.contents} className="top-6 text-sm max-lg:hidden lg:sticky">
      <p className="font-semibold">{words.contents}</p>
      <ol className="mt-2 border-line border-l">
        {text.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 pl-4 text-ink-soft hover:text-ink">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

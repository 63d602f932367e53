import { paths } from '#web/paths.ts'
import { landingText } from '#web/text/public/landing.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'

/** The way in once more, for whoever has read to the end. */
export function Closing() {
  const { title, detail, action } = landingText.closing
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto max-w-6xl px-4 pt-24 text-center sm:px-6 sm:pt-32"
    >
      <h2 id="closing-title" className="mx-auto max-w-2xl text-3xl sm:text-4xl">
        {title}
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-balance text-ink-soft text-lg">{detail}</p>
      <AnchorButton variant="primary" href={paths.getStarted} className="mt-8 px-6 text-base">
        {action}
      </AnchorButton>
    </section>
  )
}

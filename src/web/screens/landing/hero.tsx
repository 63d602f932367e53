import { paths } from '#web/paths.ts'
import { landingText } from '#web/text/public/landing.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { WorkshopMock } from './mock/workshop-mock.tsx'

const { hero } = landingText

/** The promise, the way in, and the workshop as it looks. */
export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-10 px-4 pt-8 sm:px-6 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-14">
      <div>
        <h1 className="text-3xl sm:text-4xl">{hero.title}</h1>
        <p className="mt-5 max-w-xl text-ink-soft text-lg">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <AnchorButton variant="primary" href={paths.getStarted} className="px-6 text-base">
            {hero.action}
          </AnchorButton>
          <AnchorButton href={paths.example} className="px-5 text-base">
            {hero.example}
          </AnchorButton>
        </div>
        <p className="mt-4 text-ink-soft text-sm">{hero.note}</p>
      </div>
      <WorkshopMock />
    </section>
  )
}

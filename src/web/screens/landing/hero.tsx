import { Check } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { landingText } from '#web/text/public/landing.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { WorkshopMock } from './mock/workshop-mock.tsx'

const { hero } = landingText

/** The promise, the way in, and the workshop as it looks. */
export function Hero() {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-20">
      <h1 className="max-w-4xl text-3xl sm:text-4xl lg:max-w-none lg:text-5xl">{hero.title}</h1>
      <p className="mt-6 max-w-2xl text-ink-soft text-lg sm:text-xl">{hero.lead}</p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <AnchorButton variant="primary" href={paths.getStarted} className="px-6 text-base">
          {hero.action}
        </AnchorButton>
        <AnchorButton href={paths.example} className="px-5 text-base">
          {hero.example}
        </AnchorButton>
        <p className="basis-full text-ink-soft text-sm sm:ml-2 sm:basis-auto">{hero.note}</p>
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {hero.points.map((point) => (
          <li key={point} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <WorkshopMock />
    </section>
  )
}

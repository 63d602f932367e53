import { landingText } from '#web/text/public/landing.ts'

export function Features() {
  const { title, items } = landingText.features
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-6xl scroll-mt-6 px-4 pt-24 sm:px-6"
    >
      <h2 id="features-title" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.title} className="border-line border-t py-6">
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-2 text-ink-soft text-sm leading-6">{item.detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

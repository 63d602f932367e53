import { LANGUAGES, type Language } from '#domain/language.ts'
import { PUBLIC_FACE_PLACE } from '#domain/public-face.ts'
import { makeTabTitle } from '#web/hooks/use-page-title.ts'
import type { ScreenName } from '#web/paths.ts'
import { screens } from '#web/screens.ts'
import { pagesText } from '#web/text/public/pages.ts'
import { type PublicPageName, publicPages } from './public-pages.ts'

/** Stands for the address people open (`PUBLIC_URL`): the server knows it, the build does not. */
const ORIGIN = '__ORIGIN__'
/** The social picture's size in pixels. */
const PICTURE = { width: '1200', height: '630' }

interface PageHeadProps {
  name: PublicPageName
  language: Language
}

/** What a public page says about itself in its head. */
export function PageHead({ name, language }: PageHeadProps) {
  const { title, description } = pagesText[name]
  const { path, isListed } = publicPages[name]
  const { picture } = pagesText
  return (
    <>
      <title>{title}</title>
      <ServerWords />
      <meta name="description" content={description} />
      {isListed ? <Addresses path={path ?? ''} language={language} /> : <Unlisted />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Groundwork" />
      <meta property="og:locale" content={pagesText.locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${ORIGIN}/social-${language}.png`} />
      <meta property="og:image:width" content={PICTURE.width} />
      <meta property="og:image:height" content={PICTURE.height} />
      <meta property="og:image:alt" content={`${picture.title}. ${picture.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The address in this language, and in each: `?lang=` names one, without it English is the first. */
function Addresses({ path, language }: { path: string; language: Language }) {
  const addressIn = (other: Language) =>
    other === 'en' ? `${ORIGIN}${path}` : `${ORIGIN}${path}?lang=${other}`
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
      <meta property="og:url" content={addressIn(language)} />
    </>
  )
}

function Unlisted() {
  return <meta name="robots" content="noindex" />
}

/** The server puts here what its settings say to visitors: the operator, analytics. */
function ServerWords() {
  return <meta name="public-face" content={PUBLIC_FACE_PLACE} />
}

/** The head of a screen's frame. The server writes its nonce into each answer. */
export function ScreenHead({ name }: { name: ScreenName }) {
  const { title, robots } = screens[name]
  return (
    <>
      <title>{makeTabTitle(title)}</title>
      <ServerWords />
      {robots === 'noindex' && <Unlisted />}
      <meta name="description" content={pagesText.app.description} />
      {/* The style nonce of the answer's content security policy. */}
      <meta name="csp-nonce" content="__NONCE__" />
    </>
  )
}

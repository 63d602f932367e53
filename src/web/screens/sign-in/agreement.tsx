import { paths } from '#web/paths.ts'
import { signInText } from '#web/text/sign-in.ts'

const words = signInText.signUp.agreement
const linkStyle = 'underline underline-offset-4 hover:text-ink'

/** What holds for an account. The pages open beside the form, which keeps what is typed. */
export function Agreement() {
  return (
    <p>
      {words.before}
      <a href={paths.termsOfService} target="_blank" rel="noopener" className={linkStyle}>
        {words.terms}
      </a>
      {words.between}
      <a href={paths.privacyPolicy} target="_blank" rel="noopener" className={linkStyle}>
        {words.privacy}
      </a>
      {words.after}
    </p>
  )
}

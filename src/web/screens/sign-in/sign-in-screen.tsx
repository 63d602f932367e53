import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { useSignInOptions, useUser } from '#web/api/account.ts'
import { useSessionEnded } from '#web/api/session/session-state.ts'
import { useVerifyEmail } from '#web/api/sign-in.ts'
import { paths } from '#web/paths.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { signInText } from '#web/text/sign-in.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { CheckEmail } from './check-email.tsx'
import { type Credentials, NO_CREDENTIALS } from './credentials.ts'
import { ForgotForm } from './forgot-form.tsx'
import { ModeButton, ModeLink, readMode } from './mode-link.tsx'
import { ProviderLinks } from './provider-links.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const words = signInText.signUp.agreement
const linkStyle = 'underline underline-offset-4 hover:text-ink'

const WORDS = {
  'sign-in': { ...signInText.signIn, title: screenTitles.signIn },
  'sign-up': signInText.signUp,
  forgot: signInText.forgot,
}

/** Signing in, signing up and asking for a new password, by `mode` of the address. */
export function SignInScreen() {
  const [search] = useSearchParams()
  const mode = readMode(search.get('mode'))
  const hasEnded = useSessionEnded()
  const { data: user } = useUser()
  const { data: options } = useSignInOptions()
  const navigate = useNavigate()
  const { data: verified } = useVerifyEmail(search.get('verify'))
  const [mailPurpose, setMailPurpose] = useState<'verify' | 'reset' | null>(null)
  const form = useForm<Credentials>({
    defaultValues: { ...NO_CREDENTIALS, email: user?.email ?? '' },
  })
  useEffect(() => {
    // The password is all that is missing.
    if (verified && form.getValues('email') === '') form.setValue('email', verified.email)
    if (verified) form.setFocus('password')
  }, [verified, form])
  if (mailPurpose !== null) {
    const goBack = () => {
      setMailPurpose(null)
      navigate(paths.signIn)
    }
    return <CheckEmail email={form.getValues('email')} purpose={mailPurpose} onBack={goBack} />
  }
  const words = WORDS[mode]
  const isReturning = hasEnded && mode === 'sign-in'
  return (
    <SignInFrame
      key={mode}
      startsInField={mode === 'sign-up'}
      title={words.title}
      detail={isReturning ? signInText.signIn.again : words.detail}
      footer={
        mode === 'sign-in' ? (
          <NewHere />
        ) : (
          <div className="space-y-4">
            {mode === 'sign-up' && <Agreement />}
            <p>
              {words.other} <ModeLink mode="sign-in">{words.otherAction}</ModeLink>
            </p>
          </div>
        )
      }
    >
      {mode === 'sign-in' && <ArrivalNotice />}
      {options?.emailAndPassword !== false && (
        <>
          {mode === 'sign-in' && (
            <SignInForm form={form} onUnverified={() => setMailPurpose('verify')} />
          )}
          {mode === 'sign-up' && (
            <SignUpForm form={form} onCheckEmail={() => setMailPurpose('verify')} />
          )}
          {mode === 'forgot' && (
            <ForgotForm form={form} onCheckEmail={() => setMailPurpose('reset')} />
          )}
        </>
      )}
      {mode !== 'forgot' && <ProviderLinks />}
    </SignInFrame>
  )
}

/** Most who come for the first time arrive at the sign-in: their way on is not to be missed. */
function NewHere() {
  const { other, otherAction } = signInText.signIn
  return (
    <div className="space-y-3 border-line border-t pt-6">
      <p>
        {other} {signInText.signUp.detail}
      </p>
      <ModeButton mode="sign-up">{otherAction}</ModeButton>
    </div>
  )
}

/** What holds for an account. The pages open beside the form, which keeps what is typed. */
function Agreement() {
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

import { useSignInOptions } from '#web/api/account.ts'
import { useForgotPassword, useSendVerification } from '#web/api/sign-in.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { signInText } from '#web/text/sign-in.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

interface CheckEmailProps {
  email: string
  /** What the link is for. */
  purpose: 'verify' | 'reset'
  onBack: () => void
}

/** A link is on its way. */
export function CheckEmail({ email, purpose, onBack }: CheckEmailProps) {
  const sendVerification = useSendVerification()
  const forgotPassword = useForgotPassword()
  const sending = purpose === 'verify' ? sendVerification : forgotPassword
  const { data: options } = useSignInOptions()
  const hasNoMailServer = options?.emailVerificationRequired === false
  const words = signInText.checkEmail
  return (
    <SignInFrame title={words.title}>
      <p>{words[purpose](email)}</p>
      {hasNoMailServer && <Notice>{words.outbox}</Notice>}
      <FormProblem error={sending.error} />
      {sending.isSuccess && (
        <Notice tone="done" role="status">
          {words.sentAgain}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onBack}>
          {words.back}
        </Button>
        <Button pending={sending.isPending} onClick={() => sending.mutate({ email })}>
          {words.again}
        </Button>
      </div>
    </SignInFrame>
  )
}

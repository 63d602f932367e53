import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { toApiError } from '#web/api/api-error.ts'
import { useResetPassword } from '#web/api/sign-in.ts'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { paths } from '#web/paths.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { signInText } from '#web/text/sign-in.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordInput } from './credential-fields.tsx'
import { type Credentials, NO_CREDENTIALS } from './credentials.ts'
import { ModeLink } from './mode-link.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Where the link for a new password leads. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const words = signInText.reset
  return (
    <SignInFrame title={screenTitles.resetPassword} detail={words.detail}>
      {token ? <ResetForm token={token} /> : <NoToken />}
    </SignInFrame>
  )
}

function NoToken() {
  const { noToken, newLink } = signInText.reset
  return (
    <Notice tone="warning" action={<ModeLink mode="forgot">{newLink}</ModeLink>}>
      {noToken}
    </Notice>
  )
}

function ResetForm({ token }: { token: string }) {
  const form = useForm<Credentials>({ defaultValues: NO_CREDENTIALS })
  const navigate = useNavigate()
  const reset = useResetPassword()
  const isExpired = reset.error !== null && toApiError(reset.error).code === 'link_expired'
  const submit = ({ password }: Credentials) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: () => navigate(`${paths.signIn}?notice=password-changed`, { replace: true }),
        onError: (error) => showIssues(form, error),
      },
    )
  return (
    <form noValidate className="space-y-5" onSubmit={form.handleSubmit(submit)}>
      <FormProblem error={reset.error} form={form} />
      {isExpired && (
        <p className="text-sm">
          <ModeLink mode="forgot">{signInText.reset.newLink}</ModeLink>
        </p>
      )}
      <PasswordInput form={form} isNew />
      <Button type="submit" variant="primary" wide pending={reset.isPending}>
        {signInText.reset.action}
      </Button>
    </form>
  )
}

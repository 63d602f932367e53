import { toApiError } from '#web/api/api-error.ts'
import { useSignIn } from '#web/api/sign-in.ts'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { signInText } from '#web/text/sign-in.ts'
import { Button } from '#web/ui/form/button.tsx'
import { type CredentialFormProps, EmailField, PasswordInput } from './credential-fields.tsx'
import type { Credentials } from './credentials.ts'
import { ModeLink } from './mode-link.tsx'

interface SignInFormProps extends CredentialFormProps {
  /** The account's email is not confirmed yet; a new link is on its way. */
  onUnverified: () => void
}

export function SignInForm({ form, onUnverified }: SignInFormProps) {
  const signIn = useSignIn()
  const submit = ({ email, password }: Credentials) =>
    signIn.mutate(
      { email, password },
      {
        onError: (error) => {
          if (toApiError(error).code === 'email_not_verified') onUnverified()
          else showIssues(form, error)
        },
      },
    )
  return (
    <form noValidate className="space-y-5" onSubmit={form.handleSubmit(submit)}>
      <FormProblem error={signIn.error} form={form} />
      <EmailField form={form} />
      <PasswordInput form={form} />
      <Button type="submit" variant="primary" wide pending={signIn.isPending}>
        {signInText.signIn.action}
      </Button>
      <p className="text-sm">
        <ModeLink mode="forgot">{signInText.signIn.forgot}</ModeLink>
      </p>
    </form>
  )
}

import { useSignUp } from '#web/api/sign-in.ts'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { signInText } from '#web/text/sign-in.ts'
import { Button } from '#web/ui/form/button.tsx'
import { type CredentialFormProps, EmailField, PasswordInput } from './credential-fields.tsx'
import type { Credentials } from './credentials.ts'

interface SignUpFormProps extends CredentialFormProps {
  /** The account is made; its email must be confirmed before the first sign-in. */
  onCheckEmail: () => void
}

export function SignUpForm({ form, onCheckEmail }: SignUpFormProps) {
  const signUp = useSignUp()
  const submit = (credentials: Credentials) =>
    signUp.mutate(credentials, {
      onSuccess: ({ outcome }) => outcome === 'check_email' && onCheckEmail(),
      onError: (error) => showIssues(form, error),
    })
  return (
    <form noValidate className="space-y-5" onSubmit={form.handleSubmit(submit)}>
      <FormProblem error={signUp.error} form={form} />
      <EmailField form={form} />
      <PasswordInput form={form} isNew />
      <Button type="submit" variant="primary" wide pending={signUp.isPending}>
        {signInText.signUp.action}
      </Button>
    </form>
  )
}

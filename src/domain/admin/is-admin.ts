interface Address {
  email: string
  emailVerified: boolean
}

/**
 * Whether somebody may open the admin page: whose address the operator named, and who has proved to
 * have it (docs/operations.md#the-admin-page).
 */
export function isAdmin(
  { email, emailVerified }: Address,
  adminEmails: readonly string[],
): boolean {
  return emailVerified && adminEmails.includes(email.toLowerCase())
}

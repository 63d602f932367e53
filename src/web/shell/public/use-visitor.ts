import { useEffect, useState } from 'react'
import type { User } from '#contract/account.ts'
import { askVisitor } from '#web/api/session/visitor.ts'

/**
 * Who is there, for pages that stand without the account's cache: undefined until known, or when
 * it cannot be found out; null when nobody is signed in.
 */
export function useVisitor(): User | null | undefined {
  const [user, setUser] = useState<User | null>()
  useEffect(() => {
    let isGone = false
    askVisitor().then(
      (answer) => isGone || setUser(answer),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return user
}

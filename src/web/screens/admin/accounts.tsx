import { useSearchParams } from 'react-router'
import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/account-status.ts'
import { useAdminAccounts } from '#web/api/admin.ts'
import { paths } from '#web/paths.ts'
import { STATUS_BADGES } from '#web/text/account.ts'
import { adminText } from '#web/text/shell/admin.ts'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AccountRow } from './account-row.tsx'
import { Loaded } from './loaded.tsx'
import { MoreButton } from './more-button.tsx'
import { useDeed } from './use-deed.tsx'

const words = adminText.accounts

/** Accounts that fit what is searched for. The search is in the address, so that it can be kept. */
export function Accounts() {
  const [parameters] = useSearchParams()
  const asked = {
    email: parameters.get('email') ?? '',
    status: ACCOUNT_STATUSES.find((each) => each === parameters.get('status')) ?? '',
  } as const
  const query = useAdminAccounts(asked)
  const deeds = useDeed()
  return (
    <>
      <Search key={`${asked.email} ${asked.status}`} {...asked} />
      <Loaded query={query}>
        {({ pages }) => {
          const accounts = pages.flatMap((page) => page.accounts)
          if (accounts.length === 0) return <p className="text-ink-soft">{words.none}</p>
          return (
            <>
              <ul className="divide-y divide-line border-line border-y">
                {accounts.map((account) => (
                  <AccountRow key={account.id} account={account} deeds={deeds} />
                ))}
              </ul>
              <MoreButton query={query} />
            </>
          )
        }}
      </Loaded>
      {deeds.dialog}
    </>
  )
}

interface SearchProps {
  email: string
  status: AccountStatus | ''
}

/** A plain form that leads to the address of what is searched for. */
function Search({ email, status }: SearchProps) {
  const [, setParameters] = useSearchParams()
  const search = (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const filled = ['email', 'status'].flatMap((name) => {
      const value = String(fields.get(name) ?? '').trim()
      return value === '' ? [] : [[name, value] as [string, string]]
    })
    setParameters([['view', 'accounts'], ...filled])
  }
  const options = ACCOUNT_STATUSES.map((each) => ({
    value: each,
    label: STATUS_BADGES[each].label,
  }))
  return (
    <form
      action={paths.admin}
      onSubmit={(event) => {
        event.preventDefault()
        search(event.currentTarget)
      }}
      className="mt-6 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <TextField
        name="email"
        type="search"
        label={words.search}
        defaultValue={email}
        maxLength={200}
        autoComplete="off"
      />
      <SelectField
        name="status"
        label={words.status}
        defaultValue={status}
        options={[{ value: '', label: words.anyStatus }, ...options]}
      />
      <Button type="submit">{words.find}</Button>
    </form>
  )
}

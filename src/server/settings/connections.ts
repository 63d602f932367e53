type Given = Readonly<Record<string, string>>

/** What would cross the network unprotected in production; one line for each fault, with its mend. */
export function findConnectionFaults(given: Given): string[] {
  const faults: string[] = []
  if (given.DATABASE_URL && !isDatabaseSafe(given.DATABASE_URL, given)) {
    faults.push(
      'DATABASE_URL must use TLS to a server on another machine; add ?sslmode=verify-full to it.',
    )
  }
  if (given.SMTP_URL && !isMailSafe(given.SMTP_URL)) {
    faults.push(
      'SMTP_URL must require TLS to a server on another machine; begin it with smtps://, or add ?requireTLS=true to it.',
    )
  }
  if (given.OIDC_ISSUER?.startsWith('http://')) {
    faults.push('OIDC_ISSUER must be an https:// address in production.')
  }
  if (given.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    faults.push(
      'NODE_TLS_REJECT_UNAUTHORIZED must not be 0: it lets anybody pretend to be another server.',
    )
  }
  return faults
}

/** Whether a host as it is in an address is this machine: by its name, or a path of a socket. */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|\/[^,]*)$/i.test(decode(host))
}

/** `pg` connects without TLS unless the address asks for it, and to `host=` if that is given. */
function isDatabaseSafe(address: string, { PGHOST }: Given): boolean {
  const url = URL.parse(address)
  if (!url) return true
  const hosts = [url.hostname, ...url.searchParams.getAll('host')].filter((host) => host !== '')
  if (hosts.length === 0 && PGHOST) hosts.push(PGHOST)
  if (hosts.every(isThisMachine)) return true
  // Of a parameter that appears twice, the last one counts.
  const mode = url.searchParams.getAll('sslmode').at(-1) ?? ''
  const isLenient = url.searchParams.getAll('uselibpqcompat').includes('true')
  return (isLenient ? /^verify-(?:ca|full)$/ : /^(?:require|verify-ca|verify-full)$/).test(mode)
}

/** Nodemailer goes on without encryption where the server offers none, unless told to require it. */
function isMailSafe(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return true
  const set = (name: string) => url.searchParams.getAll(name)
  if ([url.hostname, ...set('host')].every(isThisMachine)) return true
  if (set('tls.rejectUnauthorized').length > 0) return false
  const required = set('requireTLS')
  if (required.length === 1 && required[0] === 'true') return true
  return url.protocol === 'smtps:' && set('secure').length === 0
}

function decode(host: string): string {
  try {
    return decodeURIComponent(host)
  } catch {
    return host
  }
}

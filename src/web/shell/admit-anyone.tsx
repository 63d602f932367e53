import { Outlet } from 'react-router'

/** Lets everybody pass, signed in or not. */
export function AdmitAnyone() {
  return <Outlet />
}

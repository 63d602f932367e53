/** Who signs in to a kept release's data. */
export const FOUNDER = {
  firstName: 'Mia',
  lastName: 'Alvarez',
  email: 'mia@release.test',
  password: 'nine quiet lamps',
}

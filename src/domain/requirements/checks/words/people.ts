/** What people are called in many businesses. */
export const PERSON_NOUN =
  'users?|clients?|customers?|visitors?|members?|guests?|owners?|admins?|administrators?|managers?|staff|employees?|teachers?|students?|parents?|patients?|doctors?|nurses?|drivers?|operators?|librarians?|people|persons?|sellers?|buyers?|tenants?|hosts?|volunteers?|dispatchers?|clinicians?|passengers?|readers?|players?|coach(?:es)?|children|pensioners|singers|walkers|helpers|beginners|women|men|kids'

import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const WEB_FRAMEWORK =
  /React(?: Native)?|Angular(?:JS)?|Vue(?:\.?js)?|Svelte|Next\.js|Node(?:\.js)|Express\.js|Django|Flask|Laravel|Symfony|Ruby on Rails|Spring Boot|ASP\.NET|\.NET|jQuery|Bootstrap|Tailwind/u
const DATABASE =
  /MySQL|MariaDB|PostgreSQL|Postgres|SQLite|MongoDB|Mongo|Redis|Cassandra|DynamoDB|Elasticsearch|Firebase|Firestore|Supabase/u
const HOSTING =
  /AWS|Amazon Web Services|Amazon S3|Azure|Google Cloud|Heroku|Vercel|Netlify|Cloudflare|Kubernetes|Docker|Kafka|RabbitMQ|GraphQL/u
const COMPANY_STACK = /Oracle(?: Database)?|SQL Server|WordPress|Drupal|Joomla|Wix/u
const LANGUAGE_OR_TOOL =
  /Flutter|Xamarin|Ionic|Terraform|Jenkins|Python|PHP|JavaScript|TypeScript|Kotlin|Microsoft Access|SAP HANA/u

/** Building blocks a developer chooses, by their exact spelling. */
export const STACK_PRODUCT = makePattern(
  'gu',
)`(?<![\p{L}\p{N}])(?:${WEB_FRAMEWORK}|${DATABASE}|${HOSTING}|${COMPANY_STACK}|${LANGUAGE_OR_TOOL})(?![\p{L}\p{N}])`

const PAYMENTS = /Stripe|PayPal|Square|Klarna|Mollie|Adyen/u
const MESSAGES = /Twilio|SendGrid|Mailchimp|Mailgun|WhatsApp|Telegram|Slack|Microsoft Teams|Zoom/u
const OFFICE = /Google (?:Calendar|Maps|Analytics|Drive|Sheets|Sign-In)|Outlook|Gmail|Dropbox/u
const BUSINESS =
  /Salesforce|HubSpot|Zendesk|Shopify|WooCommerce|Xero|QuickBooks|Zapier|Calendly|Airtable|Notion|Trello|Jira/u
const IDENTITY_AND_MEDIA = /Auth0|Okta|Facebook|Instagram|TikTok|OpenAI|ChatGPT/u

/** Services a founder may use; in order once the answers name them. */
export const SERVICE_PRODUCT = makePattern(
  'gu',
)`(?<![\p{L}\p{N}])(?:${PAYMENTS}|${MESSAGES}|${OFFICE}|${BUSINESS}|${IDENTITY_AND_MEDIA})(?![\p{L}\p{N}])`

const DATA_PART =
  /(?:SQL |relational |NoSQL |graph )?databases?|SQL|REST(?:ful)? API|microservices?|JSON|XML|YAML|caches?|cookies?/iu
const SCREEN_PART =
  /drop-?down(?: (?:list|menu|box))?|radio buttons?|check-?box(?:es)?|combo ?box(?:es)?|pop-?ups?|modals?/iu
const TECHNIQUE =
  /blockchain|machine learning|neural networks?|web ?sockets?|cron jobs?|stored procedures?|foreign keys?|frameworks?/iu

/** Parts of a solution that a requirement need not choose. */
export const SOLUTION_WORD = makePattern(
  'giu',
)`(?<![\p{L}\p{N}])(?:${DATA_PART}|${SCREEN_PART}|${TECHNIQUE})(?![\p{L}\p{N}])`

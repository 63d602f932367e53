/** Building blocks a developer chooses, by their exact spelling. */
export const STACK_PRODUCT =
  /(?<![\p{L}\p{N}])(?:React(?: Native)?|Angular(?:JS)?|Vue(?:\.?js)?|Svelte|Next\.js|Node(?:\.js)|Express\.js|Django|Flask|Laravel|Symfony|Ruby on Rails|Spring Boot|ASP\.NET|\.NET|jQuery|Bootstrap|Tailwind|MySQL|MariaDB|PostgreSQL|Postgres|SQLite|MongoDB|Mongo|Redis|Cassandra|DynamoDB|Elasticsearch|Firebase|Firestore|Supabase|AWS|Amazon Web Services|Amazon S3|Azure|Google Cloud|Heroku|Vercel|Netlify|Cloudflare|Kubernetes|Docker|Kafka|RabbitMQ|GraphQL|Oracle(?: Database)?|SQL Server|WordPress|Drupal|Joomla|Wix|Flutter|Xamarin|Ionic|Terraform|Jenkins|Python|PHP|JavaScript|TypeScript|Kotlin|Microsoft Access|SAP HANA)(?![\p{L}\p{N}])/gu

/** Services a founder may use; in order once the answers name them. */
export const SERVICE_PRODUCT =
  /(?<![\p{L}\p{N}])(?:Stripe|PayPal|Square|Klarna|Mollie|Adyen|Twilio|SendGrid|Mailchimp|Mailgun|WhatsApp|Telegram|Slack|Microsoft Teams|Zoom|Google (?:Calendar|Maps|Analytics|Drive|Sheets|Sign-In)|Outlook|Gmail|Dropbox|Salesforce|HubSpot|Zendesk|Shopify|WooCommerce|Xero|QuickBooks|Zapier|Calendly|Airtable|Notion|Trello|Jira|Auth0|Okta|Facebook|Instagram|TikTok|OpenAI|ChatGPT)(?![\p{L}\p{N}])/gu

/** Parts of a solution that a requirement need not choose. */
export const SOLUTION_WORD =
  /(?<![\p{L}\p{N}])(?:(?:SQL |relational |NoSQL |graph )?databases?|SQL|REST(?:ful)? API|microservices?|JSON|XML|YAML|caches?|cookies?|drop-?down(?: (?:list|menu|box))?|radio buttons?|check-?box(?:es)?|combo ?box(?:es)?|pop-?ups?|modals?|blockchain|machine learning|neural networks?|web ?sockets?|cron jobs?|stored procedures?|foreign keys?|frameworks?)(?![\p{L}\p{N}])/giu

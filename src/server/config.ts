import { availableParallelism } from 'node:os'
import type { z } from 'zod'
import { type BackupSettings, toBackupSettings } from './backup/backup-settings.ts'
import type { DeliveryCountries } from './contacts/delivery-countries.ts'
import { type CustomerSetting, customerSetting } from './customer-setting.ts'
import { Environment } from './environment.ts'
import { type LogSettings, toLogSettings } from './log/log-settings.ts'
import { type MailSettings, toMailSettings } from './mail/mail-settings.ts'
import type { S3Settings } from './media/s3-store.ts'
import { type OrderLimits, toOrderLimits } from './order-limits.ts'
import { type Retention, toRetention } from './privacy/retention-settings.ts'

export type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string }

export type TestCards = 'demo' | 'always' | 'never'

export type Config = {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  /** How many processes share the work. */
  processes: number
  dataDir: string
  /** Null: the embedded database under `dataDir`. */
  databaseUrl: string | null
  /** How many connections to PostgreSQL each process works with at most. */
  poolSize: number
  admin: { email: string; password: string } | null
  /** Fill an empty shop with the demo catalogue. */
  demo: boolean
  /** No demo opens with it; null: the shop may be one. */
  opensForCustomers: CustomerSetting | null
  publicUrl: string | null
  /** Where to tell of a weakness of the shop; null: nobody is named. */
  securityContact: string | null
  /** Who may read what describes every call. */
  apiDocs: 'public' | 'staff'
  /** What the shop is called, in which currency it sells and who answers, until the owner saves it. */
  shopName: string | null
  shopCurrency: string | null
  shopPhone: string | null
  /** Where parcels go until the owner saves it; the shop's own country first. */
  deliveryCountries: DeliveryCountries
  /** Trust the last `X-Forwarded-For` entry; only right behind a proxy that sets it. */
  trustProxy: boolean
  /** Whether what counts by time and by person is limited. */
  rateLimits: boolean
  /** Whether requests are refused early that could not be answered in time. */
  loadGate: boolean
  orderLimits: OrderLimits
  /** How long what holds personal data is kept. */
  retention: Retention
  /** Make the sizes of pictures before anybody asks for them. */
  warmPictures: boolean
  log: LogSettings
  /** What whoever reads the metrics sends; null: there are none. */
  metricsToken: string | null
  /** Where traces are sent in OpenTelemetry's format; null: none are made. */
  tracesUrl: string | null
  backups: BackupSettings
  mail: MailSettings
  /** The shop's own Stripe account, or null. */
  stripe: StripeKeys | null
  /** When test cards are taken, through the sandbox: by a demo alone, by any shop, or by none. */
  testCards: TestCards
  /** Pictures in an S3-compatible bucket; null: in a folder under `dataDir`. */
  mediaS3: S3Settings | null
}

/**
 * Reads the settings once. Empty variables count as unset.
 * @throws Error naming the variable that is wrong
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(configMessage(parsed.error))
  const e = parsed.data
  if (Boolean(e.ADMIN_EMAIL) !== Boolean(e.ADMIN_PASSWORD)) {
    throw new Error('Wrong setting: ADMIN_EMAIL and ADMIN_PASSWORD go together; one of them is missing.')
  }
  const publicUrl = e.PUBLIC_URL?.replace(/\/+$/, '') ?? null
  const processes = readProcesses(e)
  const opensForCustomers = customerSetting(e)
  return {
    mode: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    processes,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    poolSize: toPoolSize(processes),
    admin: e.ADMIN_EMAIL && e.ADMIN_PASSWORD ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD } : null,
    demo: e.DEMO ?? (!e.DATABASE_URL && opensForCustomers === null),
    opensForCustomers,
    publicUrl,
    securityContact: toContact(e.SECURITY_CONTACT),
    apiDocs: (e.API_DOCS ?? e.NODE_ENV !== 'production') ? 'public' : 'staff',
    shopName: e.SHOP_NAME ?? null,
    shopCurrency: e.SHOP_CURRENCY ?? null,
    shopPhone: e.SHOP_PHONE ?? null,
    deliveryCountries: e.DELIVERY_COUNTRIES,
    trustProxy: e.TRUST_PROXY,
    rateLimits: e.RATE_LIMITS,
    loadGate: e.LOAD_GATE,
    orderLimits: toOrderLimits(e),
    retention: toRetention(e),
    warmPictures: e.WARM_PICTURES,
    log: toLogSettings(e),
    metricsToken: e.METRICS_TOKEN ?? null,
    tracesUrl: e.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    backups: toBackupSettings(e),
    mail: toMailSettings({ smtpUrl: e.SMTP_URL, tls: e.SMTP_TLS, from: e.MAIL_FROM, publicUrl }),
    stripe: readStripe(e),
    testCards: readTestCards(e),
    mediaS3: readS3(e),
  }
}

/** As an address that a program opens. */
const toContact = (contact: string | undefined): string | null =>
  contact === undefined || URL.canParse(contact) ? (contact ?? null) : `mailto:${contact}`

/** As many as there are processors with `auto`, as far as database and sandbox allow. */
function readProcesses(e: Environment): number {
  const { WEB_CONCURRENCY, DATABASE_URL } = e
  const isSandboxAsked = readTestCards(e) === 'always'
  if (WEB_CONCURRENCY === 'auto') return DATABASE_URL && !isSandboxAsked ? availableParallelism() : 1
  if (WEB_CONCURRENCY > 1 && !DATABASE_URL)
    throw new Error(
      'Wrong setting: WEB_CONCURRENCY needs DATABASE_URL. The embedded database serves one process only.',
    )
  if (WEB_CONCURRENCY > 1 && isSandboxAsked)
    throw new Error(
      'Wrong setting: WEB_CONCURRENCY does not go with the sandbox, which serves one process only. Set the Stripe keys, or SANDBOX_PAYMENTS=0.',
    )
  return WEB_CONCURRENCY
}

/** The sandbox serves one process only, and several may share a PostgreSQL server. */
function readTestCards(e: Environment): TestCards {
  if (e.STRIPE_SECRET_KEY) return 'never'
  if (e.SANDBOX_PAYMENTS !== undefined) return e.SANDBOX_PAYMENTS ? 'always' : 'never'
  if (e.NODE_ENV !== 'production') return 'always'
  return e.DATABASE_URL ? 'never' : 'demo'
}

/** PostgreSQL allows 100 connections unless told otherwise, so the processes divide 40 among them. */
const toPoolSize = (processes: number) => Math.min(10, Math.max(3, Math.floor(40 / processes)))

function readStripe(e: Environment): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = e
  const webhookSecret = e.STRIPE_WEBHOOK_SECRET
  if (secretKey && publishableKey && webhookSecret) {
    if (isLive(secretKey) === isLive(publishableKey)) return { secretKey, publishableKey, webhookSecret }
    throw new Error(
      'Wrong setting: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be for tests.',
    )
  }
  if (!secretKey && !publishableKey && !webhookSecret) return null
  throw new Error(
    'Wrong setting: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together; one of them is missing.',
  )
}

const isLive = (key: string) => key.includes('_live_')

function readS3(e: Environment): S3Settings | null {
  if (!e.MEDIA_S3_BUCKET) return null
  if (!e.MEDIA_S3_ACCESS_KEY_ID || !e.MEDIA_S3_SECRET_ACCESS_KEY) {
    throw new Error(
      'Wrong setting: MEDIA_S3_BUCKET needs MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY beside it.',
    )
  }
  return {
    bucket: e.MEDIA_S3_BUCKET,
    region: e.MEDIA_S3_REGION,
    endpoint: e.MEDIA_S3_ENDPOINT ?? null,
    accessKeyId: e.MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: e.MEDIA_S3_SECRET_ACCESS_KEY,
  }
}

const configMessage = (error: z.ZodError) =>
  error.issues.map(issue => `Wrong setting: ${issue.path.join('.')} ${issue.message}`).join('\n')

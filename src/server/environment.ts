import { z } from 'zod'
import { Currency } from '../contract/currency.ts'
import { mailAddress } from '../contract/email-pattern.ts'
import { phonePattern } from '../contract/settings/settings.ts'
import { line } from '../contract/text.ts'
import { plainPhone } from '../contract/typed-phone.ts'
import { DeliveryCountriesSetting } from './contacts/delivery-countries.ts'
import { logLevels } from './log/log-entry.ts'
import { MailFrom, SmtpUrl } from './mail/mail-settings.ts'
import { OrderLimitSettings } from './order-limits.ts'
import { RetentionSettings } from './privacy/retention-settings.ts'

const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off', 'yes', 'no'])
  .transform(value => ['1', 'true', 'on', 'yes'].includes(value))

/** The variables that set the shop up, each on its own; `config.ts` checks what goes together. */
export const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  WEB_CONCURRENCY: z
    .union(
      [z.literal('auto'), z.coerce.number().int().min(1).max(64)],
      'must be a number of processes from 1 to 64, or auto',
    )
    .default(1),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  ADMIN_EMAIL: mailAddress().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    // The sign-in form's limit: a longer password would lock the admin out.
    .max(200, 'must have at most 200 characters')
    .optional(),
  DEMO: flag.optional(),
  API_DOCS: flag.optional(),
  SECURITY_CONTACT: z
    .union([mailAddress(), z.url({ protocol: /^https$/ })], 'must be an e-mail address or an https address')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SHOP_NAME: line(60).optional(),
  SHOP_CURRENCY: z
    .string()
    .transform(code => code.toUpperCase())
    .pipe(Currency)
    .optional(),
  SHOP_PHONE: z
    .string()
    .overwrite(plainPhone)
    .regex(phonePattern, 'must be a phone number with its country code, like +92 300 1234567')
    .optional(),
  DELIVERY_COUNTRIES: DeliveryCountriesSetting.prefault('PK'),
  TRUST_PROXY: flag.default(false),
  RATE_LIMITS: flag.default(true),
  LOAD_GATE: flag.default(true),
  ...OrderLimitSettings,
  ...RetentionSettings,
  WARM_PICTURES: flag.default(true),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  LOG_REQUESTS: flag.default(false),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 visible characters without spaces')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUPS: flag.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(3),
  BACKUPS_KEPT: z.coerce.number().int().min(1).max(366).default(7),
  SMTP_URL: SmtpUrl.optional(),
  SMTP_TLS: flag.optional(),
  MAIL_FROM: MailFrom.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret key, which starts with sk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key, which starts with pk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook, which starts with whsec_')
    .optional(),
  SANDBOX_PAYMENTS: flag.optional(),
  MEDIA_S3_BUCKET: z.string().optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_S3_ACCESS_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().optional(),
})

export type Environment = z.output<typeof Environment>

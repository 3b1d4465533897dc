import { english, type Sentence } from '../i18n/language';

interface SettingText {
  readonly label: Sentence;
  readonly description?: Sentence;
}

interface SectionText {
  readonly title: Sentence;
  readonly about?: Sentence;
  /** Texts of the fields, in the order of the page. */
  readonly fields: Readonly<Record<string, SettingText>>;
}

/** Sections of the settings page in its order; the search reads these texts. */
const SECTIONS = {
  account: {
    title: english('Account and data'),
    fields: {
      name: { label: english('Account name') },
      retention_days: {
        label: english('Transaction retention, in days'),
        description: english('Older transactions are deleted automatically within an hour.'),
      },
      rate_limit: {
        label: english('Rate limit, in requests per second'),
        description: english('0 means no limit.'),
      },
      card_numbers: { label: english('Card numbers in requests') },
      monitoring_schedule: { label: english('Monitoring interval') },
      share_history: {
        label: english('Share history with other accounts of this installation'),
        description: english('Counts only: how often an address or a device occurred and was declined.'),
      },
    },
  },
  conventions: {
    title: english('Currency and time zone'),
    fields: {
      currency: {
        label: english('Currency'),
        description: english('Used for amounts without a currency.'),
      },
      time_zone: {
        label: english('Time zone'),
        description: english('Used for all times in the panel and for the days in charts.'),
      },
    },
  },
  contact: {
    title: english('Support contact'),
    about: english('The hosted flow shows these details to end users whose verification fails.'),
    fields: {
      contact_email: { label: english('Support email address') },
      contact_phone: { label: english('Support phone number') },
      contact_url: { label: english('Support page URL') },
    },
  },
  access: {
    title: english('Sign-in'),
    fields: {
      session_idle_minutes: { label: english('Idle timeout, in minutes') },
      session_hours: {
        label: english('Max session length, in hours'),
        description: english('A shorter limit also ends sessions that already exceed it.'),
      },
      policy_approval: {
        label: english('Require four-eyes approval for policy changes'),
        description: english(
          'Users propose changes to rules, lists and thresholds. Another user approves them. API keys can’t approve.',
        ),
      },
      require_second_factor: {
        label: english('Require a second factor for all users'),
        description: english(
          'Users without a second factor must set one up the next time they open the panel. API keys are exempt.',
        ),
      },
    },
  },
  logo: {
    title: english('Hosted flow logo'),
    about: english(
      'The page header shows the account name and this logo, unless a workflow sets another one. PNG, JPEG or WebP, up to 64 KB and 1,024 × 1,024 pixels.',
    ),
    fields: { logo: { label: english('Logo file') } },
  },
  timeouts: {
    title: english('Lookup timeouts'),
    about: english(
      'In milliseconds. An empty field uses the server default. A lookup that exceeds its limit returns unknown.',
    ),
    fields: {
      ip: { label: english('IP address') },
      email: { label: english('Email address') },
      phone: { label: english('Phone number') },
      bin: { label: english('Card') },
      device: { label: english('Device') },
      aml: { label: english('Name screening') },
      address: { label: english('Postal address') },
      ekyc: { label: english('Identity data') },
    },
  },
  other: {
    title: english('Other settings'),
    fields: {
      thresholds: { label: english('Score thresholds') },
      flow: { label: english('Logo, colors and languages of the hosted flow') },
      updates: { label: english('Updates of data sources and watchlists') },
      password: { label: english('Your password and second factor') },
    },
  },
} as const satisfies Readonly<Record<string, SectionText>>;

export type SectionId = keyof typeof SECTIONS;
type Fields = { [Id in SectionId]: keyof (typeof SECTIONS)[Id]['fields'] };
export type SettingName = Fields[SectionId];

/** Sections by name, for code that reads all of them alike. */
export const SECTION_TEXTS: Readonly<Record<SectionId, SectionText>> = SECTIONS;

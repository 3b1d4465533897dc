import { english, type Sentence, t } from '../i18n/language';

/** Names of actions that don't follow the pattern of object and verb. */
const NAMES: Readonly<Record<string, Sentence>> = {
  'session.create': english('Signed in'),
  'session.delete': english('Signed out'),
  'session.refuse': english('Sign-in refused'),
  'session.prove': english('Identity confirmed'),
  'session.end': english('Session ended'),
  'session.end-all': english('All sessions ended'),
  'session.end-others': english('Other sessions ended'),
  'key.refuse': english('API key refused'),
  'key.refuse-address': english('API key refused: IP address'),
  'scope.refuse': english('Permission refused'),
  'user.join': english('User joined'),
  'user.link': english('User linked to the identity provider'),
  'user.invite': english('User invited'),
  'user.uninvite': english('Invitation withdrawn'),
  'list.add': english('List entries added'),
  'list.remove': english('List entries removed'),
  'media.read': english('Image viewed'),
  'media.open': english('Image opened'),
  'media.file': english('Image file opened'),
  'queue.next': english('Next queue item taken'),
  'queue.item': english('Queue item viewed'),
  'queue.decide': english('Queue item decided'),
  'queue.note': english('Note added to queue item'),
  'execution.review': english('Verification reviewed'),
  'execution.link': english('Verification link created'),
  'model.drift': english('Model training recommended'),
  'model.settings': english('Model settings changed'),
  'account.logo': english('Logo changed'),
  'person.reveal': english('Masked data revealed'),
  'person.export': english('Personal data exported'),
  'person.erase': english('Personal data erased'),
  'erase.finish': english('Erasure finished'),
  'whitelist.expire': english('Cleared match expired'),
  'whitelist.remove': english('Cleared match removed'),
  'attachment.open': english('Attachment opened'),
  'second-factor.recovery-codes': english('Recovery codes created'),
};

const OBJECTS: Readonly<Record<string, Sentence>> = {
  account: english('Account'),
  alert: english('Alert'),
  attachment: english('Attachment'),
  backtest: english('Backtest'),
  case: english('Case'),
  execution: english('Verification'),
  key: english('API key'),
  list: english('List'),
  model: english('Model'),
  monitoring: english('Monitoring'),
  passkey: english('Passkey'),
  password: english('Password'),
  policy: english('Policy'),
  preferences: english('Preferences'),
  queue: english('Queue'),
  role: english('Role'),
  rule: english('Rule'),
  'second-factor': english('Second factor'),
  typologies: english('Typologies'),
  user: english('User'),
  webhook: english('Webhook endpoint'),
  workflow: english('Workflow'),
};

const VERBS: Readonly<Record<string, Sentence>> = {
  accept: english('accepted'),
  activate: english('activated'),
  add: english('added'),
  approve: english('approved'),
  begin: english('started'),
  cancel: english('canceled'),
  change: english('changed'),
  close: english('closed'),
  confirm: english('confirmed'),
  create: english('created'),
  deactivate: english('deactivated'),
  decide: english('decided'),
  delete: english('deleted'),
  merge: english('merged'),
  promote: english('promoted'),
  propose: english('proposed'),
  refuse: english('refused'),
  remove: english('removed'),
  rename: english('renamed'),
  replace: english('replaced'),
  resend: english('resent'),
  reset: english('reset'),
  restore: english('restored'),
  rollback: english('rolled back'),
  rotate: english('rotated'),
  try: english('tried'),
};

/**
 * Returns an action in words, such as `Rule created` for `rule.create`; null if the technical name is the only
 * one.
 */
export function actionName(action: string): string | null {
  const name = NAMES[action];
  if (name) return t(name);
  const [object = '', verb = ''] = action.split('.');
  if (object === 'person') return t('Personal data viewed');
  const [noun, participle] = [OBJECTS[object], VERBS[verb]];
  return noun && participle ? `${t(noun)} ${t(participle)}` : null;
}

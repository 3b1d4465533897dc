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
  'media.read': english('Image displayed'),
  'media.open': english('Image link created'),
  'media.file': english('Image file displayed'),
  'queue.next': english('Next queue item taken'),
  'queue.item': english('Queue item viewed'),
  'queue.decide': english('Queue item decided'),
  'queue.note': english('Note added to queue item'),
  'execution.review': english('Verification reviewed'),
  'execution.ask-again': english('Resubmission requested'),
  'execution.link': english('Verification link created'),
  'model.settings': english('Model settings changed'),
  'account.logo': english('Logo changed'),
  'person.reveal': english('Masked data revealed'),
  'person.export': english('Personal data exported'),
  'person.erase': english('Personal data erased'),
  'erase.finish': english('Erasure finished'),
  'whitelist.expire': english('Cleared match expired'),
  'whitelist.remove': english('Cleared match removed'),
  'attachment.open': english('Attachment opened'),
  'alert.propose': english('Disposition of an alert proposed'),
  'attachment.add': english('File attached'),
  'attachment.remove': english('Attached file removed'),
  'case.sample': english('Case left open as a sample'),
  'data-updates.request': english('Data update started'),
  'data-updates.switch': english('Daily data updates switched'),
  'queue.propose': english('Decision on a queue item proposed'),
  'samples.add': english('Sample transactions added'),
  'screening.export': english('Screening data exported'),
  'transaction.event': english('Payment event added'),
  'transaction.events': english('Payment events added'),
  'transaction.label': english('Transaction labeled'),
  'transaction.note': english('Note added to transaction'),
  'transaction.review': english('Transaction reviewed'),
  'transaction.tag': english('Tags of transaction changed'),
  'transaction.unlabel': english('Label of transaction removed'),
  'typologies.accept': english('Alerts of a typology run raised'),
  'typologies.cancel': english('Typology run canceled'),
  'typologies.start': english('Typology run started'),
  'training.start': english('Model training started'),
  'suggestions.start': english('Rule search started'),
  'case.auto_clear': english('Match cleared automatically'),
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
  'rule-category': english('Rule category'),
  'screening-profile': english('Search profile'),
  'second-factor': english('Second factor'),
  typologies: english('Typologies'),
  user: english('User'),
  view: english('View'),
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
  disable: english('disabled'),
  enable: english('enabled'),
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
  save: english('saved'),
  start: english('started'),
  try: english('tried'),
};

const VIEWED = english('Personal data viewed');
/** Views by operation of the API; the others are `Personal data viewed`. */
const VIEWS: Readonly<Record<string, Sentence>> = {
  readEvaluation: english('Transaction viewed'),
  listTransactionEvaluations: english('Evaluations of a transaction viewed'),
  testRuleOnEvaluation: english('Rule tested on a transaction'),
  search: english('Personal data searched'),
  readLinks: english('Links viewed'),
  listLinkClusters: english('Link clusters viewed'),
  listPersonPaymentEvents: english('Payment events viewed'),
  readCase: english('Screening case viewed'),
  readAlert: english('Alert viewed'),
  exportAlert: english('Case file of an alert exported'),
  exportAlertCase: english('Case file of a case exported'),
  searchCases: english('Screening cases searched'),
  listClearedMatches: english('Cleared matches viewed'),
  searchClearedMatches: english('Cleared matches searched'),
  readClearedMatch: english('Cleared match viewed'),
  readQueueItem: english('Queue item viewed'),
  takeNextItem: english('Next queue item taken'),
  listMonitoredNames: english('Monitored names viewed'),
  searchMonitoredNames: english('Monitored names searched'),
  readListEntries: english('List entries viewed'),
  exportListFile: english('List exported'),
  readManagedExecution: english('Verification viewed'),
  readExecutionReview: english('Evidence of a verification viewed'),
  readWorkflowExecution: english('Result of a verification viewed'),
  searchWorkflowExecutions: english('Verifications searched'),
  readStream: english('Session viewed'),
  searchStreams: english('Sessions searched'),
  readWebhookDelivery: english('Webhook delivery viewed'),
};

/** Objects of records whose target is only an ID, by the part of the action before the point or by operation. */
const KINDS: Readonly<Record<string, Sentence>> = {
  readEvaluation: english('Transaction'),
  testRuleOnEvaluation: english('Transaction'),
  readCase: english('Screening case'),
  readAlert: english('Alert'),
  exportAlert: english('Alert'),
  exportAlertCase: english('Case'),
  readClearedMatch: english('Cleared match'),
  readQueueItem: english('Queue'),
  takeNextItem: english('Queue'),
  readListEntries: english('List'),
  exportListFile: english('List'),
  readManagedExecution: english('Verification'),
  readExecutionReview: english('Verification'),
  readWorkflowExecution: english('Verification'),
  readStream: english('Session'),
  readWebhookDelivery: english('Webhook delivery'),
  media: english('Image'),
  evaluation: english('Transaction'),
  erasure: english('Erasure'),
};

/** Returns the name of a kind of objects, such as `Verification` for `execution`; null if unknown. */
export function kindName(kind: string): string | null {
  const name = KINDS[kind] ?? OBJECTS[kind];
  return name ? t(name) : null;
}

/**
 * Returns an action in words, such as `Rule created` for `rule.create`; null if the technical name is the only
 * one.
 */
export function actionName(action: string): string | null {
  const name = NAMES[action];
  if (name) return t(name);
  const [object = '', verb = ''] = action.split('.');
  if (object === 'person') return t(VIEWS[verb] ?? VIEWED);
  const [noun, participle] = [OBJECTS[object], VERBS[verb]];
  return noun && participle ? `${t(noun)} ${t(participle)}` : null;
}

import { benchAddresses } from './addresses/bench';
import { benchBacktest } from './backtest/bench';
import { benchCitus } from './citus/bench';
import { benchDashboard } from './dashboard/bench';
import { benchDeviceAgent } from './device-agent/bench';
import { benchVerdicts } from './device-agent/verdict/bench';
import { benchDevices } from './devices/bench';
import { benchCalibration } from './devices/fit-calibration';
import { benchEnrichment } from './enrichment/bench';
import { benchPhoneQuality } from './enrichment/phone-quality';
import { benchErase } from './erase/bench';
import { benchFaces } from './faces/bench';
import { benchKeptFaces } from './faces/kept-faces';
import { benchFeedback } from './feedback/bench';
import { benchFind } from './find/bench';
import { benchFraudCall } from './fraud-call/bench';
import { benchDataUpdate } from './fraud-call/data-update';
import { benchHangingProvider } from './fraud-call/hanging-provider';
import { benchHostileRules } from './fraud-call/hostile-rules';
import { benchHostileSaves } from './fraud-call/hostile-saves';
import { benchOffline } from './fraud-call/offline';
import { benchProcesses } from './fraud-call/processes';
import { benchRuleCount } from './fraud-call/rule-count';
import { benchSealing } from './fraud-call/sealing';
import { benchStartUp } from './fraud-call/start-up';
import { benchRowSecurity } from './fraud-call/wall';
import { benchIp } from './ip/bench';
import { benchLearning } from './learning/bench';
import { benchLight } from './light/bench';
import { benchLinks } from './links/bench';
import { benchLongList } from './long-list/bench';
import { benchNationalIds } from './national-ids/bench';
import { benchPanel } from './panel/bench';
import { benchPartitions } from './partitions/bench';
import { benchProof } from './proof/bench';
import { type Row, summary, table } from './row';
import { benchRules } from './rules/bench';
import { benchScreening } from './screening/bench';
import { benchLists } from './screening/import';
import { benchTriage } from './screening/triage/bench';
import { benchScreeningServer } from './screening-server/bench';
import { benchMonitoring } from './screening-server/monitoring';
import { benchSessionStream } from './session-stream/bench';
import { benchSize } from './size/bench';
import { benchTraffic } from './traffic/bench';
import { benchTypologies } from './typologies/bench';
import { benchBusyReceiver } from './typologies/busy-receiver';
import { benchScoringCost } from './typologies/scoring-cost';
import { benchStoredRun } from './typologies/stored-run';
import { benchVerification } from './verification/bench';
import { benchCrashes } from './verification/crash/bench';
import { benchWhole } from './verification/whole';
import { benchBarcodes } from './vision/barcodes';
import { benchVision } from './vision/bench';
import { benchCells } from './vision/cells/bench';
import { benchCopies } from './vision/copies';
import { benchForgery } from './vision/forgery';
import { benchFrames } from './vision/frames';
import { benchPaperCodes } from './vision/paper-codes';
import { benchPicturedPapers } from './vision/pictured/bench';
import { benchScripts } from './vision/scripts/bench';
import { benchTwoDoc } from './vision/two-doc';
import { benchZones } from './vision/zones';
import { benchWebhooks } from './webhooks/bench';

const BENCHES: { readonly [name: string]: () => Promise<readonly Row[]> } = {
  fraud: benchFraudCall,
  traffic: benchTraffic,
  citus: benchCitus,
  size: benchSize,
  partitions: benchPartitions,
  'rule-count': benchRuleCount,
  provider: benchHangingProvider,
  'data-update': benchDataUpdate,
  'hostile-rules': benchHostileRules,
  'hostile-saves': benchHostileSaves,
  sealing: benchSealing,
  wall: benchRowSecurity,
  processes: benchProcesses,
  start: benchStartUp,
  offline: benchOffline,
  rules: benchRules,
  addresses: benchAddresses,
  ip: benchIp,
  enrichment: benchEnrichment,
  'national-ids': benchNationalIds,
  'phone-quality': benchPhoneQuality,
  'device-agent': benchDeviceAgent,
  verdicts: benchVerdicts,
  feedback: benchFeedback,
  find: benchFind,
  links: benchLinks,
  dashboard: benchDashboard,
  panel: benchPanel,
  erase: benchErase,
  webhooks: benchWebhooks,
  faces: benchFaces,
  'kept-faces': benchKeptFaces,
  light: benchLight,
  verification: benchVerification,
  'verification-crash': benchCrashes,
  'verification-whole': benchWhole,
  vision: benchVision,
  cells: benchCells,
  scripts: benchScripts,
  forgery: benchForgery,
  copies: benchCopies,
  barcodes: async () => [...(await benchBarcodes()), ...(await benchTwoDoc())],
  'paper-codes': benchPaperCodes,
  'pictured-papers': benchPicturedPapers,
  'vision-frames': benchFrames,
  zones: benchZones,
  'session-stream': benchSessionStream,
  devices: benchDevices,
  'device-calibration': benchCalibration,
  learning: benchLearning,
  proof: benchProof,
  backtest: benchBacktest,
  typologies: benchTypologies,
  'typologies-stored': benchStoredRun,
  'typologies-scoring': benchScoringCost,
  'busy-receiver': benchBusyReceiver,
  'aml-endpoint': benchScreeningServer,
  monitoring: benchMonitoring,
  lists: benchLists,
  'long-list': benchLongList,
  screening: benchScreening,
  triage: benchTriage,
};

const asked = process.argv.slice(2);
// Options and their values belong to the benchmark itself.
const options = asked.findIndex((word) => word.startsWith('--'));
const wanted = options < 0 ? asked : asked.slice(0, options);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (process.argv.includes('--list')) {
  process.stdout.write(`${Object.keys(BENCHES).join('\n')}\n`);
} else if (unknown.length > 0) {
  process.stderr.write(
    `Unknown benchmark: ${unknown.join(', ')}. Choose from ${Object.keys(BENCHES).join(', ')}.\n`,
  );
  process.exitCode = 2;
} else {
  const measured: Row[] = [];
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const rows = await bench();
    measured.push(...rows);
    process.stdout.write(`\n## ${name}\n\n${table(rows)}\n`);
  }
  process.stdout.write(`\n${summary(measured)}\n`);
}

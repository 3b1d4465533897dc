/** Response examples of Session monitoring, by operation. */
export const SESSIONS_EXAMPLES = {
  authorizeStream: 'EXAMPLEexampleEXAMPLEexample',
  ingestStreamEvents: {
    stream: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
    seq: 0,
  },
  listStreams: {
    sessions: [
      {
        stream_id: '0199a7f0-6a0e-7000-8000-000000000001',
        label: null,
        opened_at: '2026-11-20T15:46:18.104Z',
        updated_at: '2026-11-20T15:46:18.104Z',
        ended_at: null,
        events: 1,
        duration: 0,
        evaluation: {
          evaluation_id: '0199a7f0-6a0e-7000-8000-000000000002',
          transaction_id: 'early-bird',
          at: '2026-11-20T15:46:18.050Z',
          current_state: 'APPROVE',
          fraud_score: 2,
          amount: 49.9,
          currency: 'EUR',
          user_id: 'customer-early',
        },
        session_risk: {
          automation_risk: {
            level: null,
            flags: [],
          },
          contextual_risk: {
            level: 'low',
            flags: [],
          },
          remote_access_risk: {
            level: null,
            flags: [],
          },
          location_risk: {
            level: 'low',
            flags: [],
          },
        },
      },
    ],
  },
  searchStreams: {
    sessions: [
      {
        stream_id: '0199a7f0-6a0e-7000-8000-000000000001',
        label: null,
        opened_at: '2026-11-20T15:46:18.104Z',
        updated_at: '2026-11-20T15:46:18.104Z',
        ended_at: null,
        events: 1,
        duration: 0,
        evaluation: {
          evaluation_id: '0199a7f0-6a0e-7000-8000-000000000002',
          transaction_id: 'early-bird',
          at: '2026-11-20T15:46:18.050Z',
          current_state: 'APPROVE',
          fraud_score: 2,
          amount: 49.9,
          currency: 'EUR',
          user_id: 'customer-early',
        },
        session_risk: {
          automation_risk: {
            level: null,
            flags: [],
          },
          contextual_risk: {
            level: 'low',
            flags: [],
          },
          remote_access_risk: {
            level: null,
            flags: [],
          },
          location_risk: {
            level: 'low',
            flags: [],
          },
        },
      },
    ],
  },
  readStream: {
    stream_id: '0199a7f0-6a0e-7000-8000-000000000001',
    label: null,
    opened_at: '2026-11-20T15:46:18.104Z',
    updated_at: '2026-11-20T15:46:18.104Z',
    ended_at: null,
    events: 1,
    details: {
      sdk_platform: 'web',
      sdk_version: '1.0.0',
      metadata: {
        start_time: '1795383978',
        end_time: '1795383978',
        session_duration: 0,
        page_count: 1,
        active_time: 0,
        idle_time: 0,
        off_screen_time: 0,
      },
      session_risk: {
        automation_risk: {
          level: null,
          flags: [],
        },
        contextual_risk: {
          level: 'low',
          flags: [],
        },
        remote_access_risk: {
          level: null,
          flags: [],
        },
        location_risk: {
          level: 'low',
          flags: [],
        },
      },
    },
    risk_version: '2',
    reasons: [],
    networks: [
      {
        first_seen: '2026-11-20T15:46:18.104Z',
        last_seen: '2026-11-20T15:46:18.104Z',
        country: 'GB',
        asn: 20712,
        isp_name: 'Andrews & Arnold Ltd',
        type: 'ISP',
        vpn: false,
        tor: null,
        proxy: null,
        data_center: false,
        consumer_privacy_network: null,
      },
    ],
    evaluations: [
      {
        evaluation_id: '0199a7f0-6a0e-7000-8000-000000000002',
        transaction_id: 'early-bird',
        at: '2026-11-20T15:46:18.050Z',
        current_state: 'APPROVE',
        fraud_score: 2,
        amount: 49.9,
        currency: 'EUR',
        user_id: 'customer-early',
      },
    ],
    timeline: [
      {
        at: '2026-11-20T15:46:18.104Z',
        kind: 'page',
        what: {
          path: '0123abcd',
          nav: 'load',
          tag: 'checkout',
        },
      },
    ],
    complete: true,
  },
};

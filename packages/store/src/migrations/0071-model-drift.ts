/** Drift checks of the active model, and the settings of a retraining that follows from one. */
export const modelDrift = `
ALTER TABLE account_model ADD COLUMN retrain_on_drift boolean NOT NULL DEFAULT false;
ALTER TABLE account_model ADD COLUMN label_delay_days integer NOT NULL DEFAULT 30;
ALTER TABLE learning_job DROP CONSTRAINT learning_job_kind_check;
ALTER TABLE learning_job ADD CONSTRAINT learning_job_kind_check
  CHECK (kind IN ('training', 'backtest', 'suggestions', 'typologies', 'drift'));
`;

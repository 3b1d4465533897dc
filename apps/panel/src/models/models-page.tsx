import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { trainedModels } from '../api/models';
import { t } from '../i18n/language';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { PageTitle } from '../ui/page-title';
import { Backtests } from './backtests';
import { ModelTable } from './model-table';
import { ScoringModel } from './scoring-model';
import type { ModelsSearch } from './search';
import { Suggestions } from './suggestions';
import { Training } from './training';

const route = getRouteApi('/panel/models');

/** What is learned from labels: models, found rules, and trying either on the history. */
export function ModelsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const follow = (work: ModelsSearch) =>
    void navigate({ search: { ...search, ...work }, replace: true, resetScroll: false });
  const models = useQuery(trainedModels);
  return (
    <>
      <PageTitle
        title={t('Models')}
        about={t('What is learned from labels: scores, and rules worth having.')}
      />
      <FailureAlert error={models.error} title={t('The models could not be read')} />
      {models.isPending ? <Busy /> : null}
      {models.data ? (
        <>
          <ScoringModel models={models.data} />
          <Training
            id={search.training ?? models.data.newest_training}
            models={models.data}
            onStarted={(training) => follow({ training })}
          />
          <ModelTable models={models.data.models} />
          <Suggestions id={search.suggestions ?? null} onStarted={(suggestions) => follow({ suggestions })} />
          <Backtests
            id={search.backtest ?? null}
            models={models.data.models}
            onOpen={(backtest) => follow({ backtest })}
          />
        </>
      ) : null}
    </>
  );
}

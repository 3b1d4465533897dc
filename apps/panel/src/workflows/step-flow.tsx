import type { WorkflowDefinition } from '@assay/contract';
import { t } from '../i18n/language';
import { layoutOf } from './designer/layout';
import { stepInWords, wayInWords } from './step-words';
import classes from './workflows.module.css';

/** Returns the steps of a workflow by their distance from the start. */
function columnsOf(definition: WorkflowDefinition) {
  const layout = layoutOf(definition);
  const columns = new Map<number, ReturnType<typeof stepInWords>[]>();
  for (const node of definition.nodes) {
    const { x } = layout.get(node.id) ?? { x: Number.POSITIVE_INFINITY };
    columns.set(x, [...(columns.get(x) ?? []), stepInWords(node)]);
  }
  return [...columns].sort(([one], [other]) => one - other).map(([, steps]) => steps);
}

interface StepFlowProps {
  readonly definition: WorkflowDefinition;
  readonly nameOf: (id: string) => string;
}

/** Steps of a workflow from left to right, with the ways of branches. */
export function StepFlow({ definition, nameOf }: StepFlowProps) {
  return (
    <ol className={classes.flow} aria-label={t('Order of the steps')}>
      {columnsOf(definition).map((steps) => (
        <li key={steps.map(({ id }) => id).join(' ')} className={classes.column}>
          {steps.map(({ id, ways }) => (
            <div key={id} className={classes.step}>
              <span className={classes.stepName}>{nameOf(id)}</span>
              {ways.length > 1
                ? ways.map((way) => (
                    <span key={way.way} className={classes.way}>
                      {wayInWords(way, nameOf)}
                    </span>
                  ))
                : null}
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

import type { WorkflowDefinition } from '@assay/contract';
import { useComputedColorScheme } from '@mantine/core';
import {
  Background,
  type Connection,
  Controls,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  type ReactFlowProps,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { useEffect, useMemo, useState } from 'react';
import { english, inWords, type Sentence, t } from '../../i18n/language';
import { stepInWords, stepName } from '../step-words';
import classes from './drawing.module.css';
import { connected, removed, type Way, waysOf } from './edits';
import { layoutOf } from './layout';
import type { Problem } from './problems';

interface Shown extends Record<string, unknown> {
  readonly name: string;
  readonly about: string;
  readonly ways: readonly Way[];
  readonly isStart: boolean;
  readonly problems: readonly string[];
}
type Drawn = Node<Shown, 'step'>;

const WAY_WORDS: { readonly [way in Way]: Sentence | '' } = {
  next: '',
  // biome-ignore lint/suspicious/noThenProperty: an API member, not a promise.
  then: english('if true'),
  else: english('otherwise'),
};

function StepNode({ id, data, selected }: NodeProps<Drawn>) {
  const { name, about, ways, isStart, problems } = data;
  return (
    <div
      className={`${classes.node} ${selected ? classes.selected : ''} ${problems.length > 0 ? classes.faulty : ''}`}
    >
      <Handle type="target" position={Position.Left} data-testid={`into ${id}`} />
      <strong>
        {isStart ? '▶ ' : ''}
        {name}
      </strong>
      <span className={classes.id}>{id}</span>
      {about ? <span className={classes.about}>{about}</span> : null}
      {problems.map((text) => (
        <span key={text} className={classes.problem}>
          ⚠ {text}
        </span>
      ))}
      {ways.map((way, index) => (
        <Handle
          key={way}
          id={way}
          type="source"
          position={Position.Right}
          style={{ top: `${((index + 1) / (ways.length + 1)) * 100}%` }}
          data-testid={`from ${id} ${way}`}
        />
      ))}
    </div>
  );
}

/** Accessible texts of the diagram. */
const spoken = (): NonNullable<ReactFlowProps['ariaLabelConfig']> => ({
  'controls.ariaLabel': t('Diagram controls'),
  'controls.zoomIn.ariaLabel': t('Zoom in'),
  'controls.zoomOut.ariaLabel': t('Zoom out'),
  'controls.fitView.ariaLabel': t('Fit view'),
  'node.a11yDescription.default': t(
    'Press Enter or Space to select a step, Delete to remove it, Escape to cancel.',
  ),
  'edge.a11yDescription.default': t(
    'Press Enter or Space to select a connection, Delete to remove it, Escape to cancel.',
  ),
  'node.a11yDescription.ariaLiveMessage': ({ x, y }) => t('Moved to {x}, {y}.', { x, y }),
});

const NODE_TYPES = { step: StepNode };

interface DrawingProps {
  readonly definition: WorkflowDefinition;
  readonly problems: readonly Problem[];
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  /** undefined for read-only. */
  readonly onChange?: (definition: WorkflowDefinition) => void;
}

interface ById<Value> {
  readonly [id: string]: Value;
}
interface Place {
  readonly x: number;
  readonly y: number;
}
interface Size {
  width: number;
  height: number;
}
type Layout = ReadonlyMap<string, Place>;

interface NodesShown extends Pick<DrawingProps, 'definition' | 'problems' | 'selected'> {
  readonly layout: Layout;
  /** Positions of dragged nodes. */
  readonly moved: ById<Place>;
  readonly measured: ById<Size>;
}

/** Converts steps to diagram nodes. */
function nodesOf({ definition, problems, selected, layout, moved, measured }: NodesShown): Drawn[] {
  return definition.nodes.map((node, index): Drawn => {
    const { details } = stepInWords(node);
    const size = measured[node.id];
    return {
      id: node.id,
      type: 'step',
      position: moved[node.id] ?? layout.get(node.id) ?? { x: 0, y: index * 100 },
      selected: node.id === selected,
      ...(size ? { measured: size } : {}),
      ariaLabel: `${stepName(node.type)} ${node.id}`,
      data: {
        name: stepName(node.type),
        about: details.join('; ').slice(0, 90),
        ways: waysOf(node),
        isStart: node.id === definition.start,
        problems: problems.flatMap((problem) => (problem.node === node.id ? [problem.text] : [])),
      },
    };
  });
}

/** Converts connections to diagram edges. */
function edgesOf(definition: WorkflowDefinition, layout: Layout): Edge[] {
  return definition.nodes.flatMap((node): Edge[] =>
    waysOf(node).flatMap((way) => {
      const target = node[way];
      if (target === undefined || !layout.has(target)) return [];
      const label = inWords(WAY_WORDS[way]);
      return [
        {
          id: `${node.id} ${way}`,
          source: node.id,
          sourceHandle: way,
          target,
          ...(label ? { label } : {}),
          ariaLabel: t('{step} {condition} to {target}', { step: node.id, condition: label, target }),
        },
      ];
    }),
  );
}

/** Workflow diagram: select steps, connect them by dragging, and remove them with Delete. */
export function Drawing({ definition, problems, selected, onSelect, onChange }: DrawingProps) {
  const scheme = useComputedColorScheme();
  const [moved, setMoved] = useState<ById<Place>>({});
  const layout = useMemo(() => layoutOf(definition), [definition]);
  const [measured, setMeasured] = useState<ById<Size>>({});
  const nodes = nodesOf({ definition, problems, selected, layout, moved, measured });
  const edges = edgesOf(definition, layout);
  // A removed node that returns gets its position from the layout.
  useEffect(() => {
    const ids = new Set(definition.nodes.map(({ id }) => id));
    setMoved((kept) => {
      const left = Object.entries(kept).filter(([id]) => ids.has(id));
      return left.length === Object.keys(kept).length ? kept : Object.fromEntries(left);
    });
  }, [definition]);
  const join = ({ source, sourceHandle, target }: Connection) => {
    if (source !== target) onChange?.(connected(definition, source, (sourceHandle ?? 'next') as Way, target));
  };
  return (
    <div className={classes.frame} data-testid="workflow-drawing">
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        colorMode={scheme}
        fitView
        fitViewOptions={{ maxZoom: 1, minZoom: 0.55 }}
        minZoom={0.1}
        nodesConnectable={onChange !== undefined}
        deleteKeyCode={onChange ? ['Delete', 'Backspace'] : null}
        onConnect={join}
        onPaneClick={() => onSelect(null)}
        onNodeClick={(_, { id }) => onSelect(id)}
        onNodesChange={(changes) => {
          for (const change of changes) {
            if (change.type === 'select' && change.selected) onSelect(change.id);
            if (change.type === 'position' && change.position) {
              const { id, position } = change;
              setMoved((kept) => ({ ...kept, [id]: position }));
            }
            if (change.type === 'dimensions' && change.dimensions) {
              const { id, dimensions } = change;
              setMeasured((kept) => ({ ...kept, [id]: dimensions }));
            }
          }
        }}
        onNodesDelete={(gone) => {
          onChange?.(gone.reduce((left, { id }) => removed(left, id), definition));
          onSelect(null);
        }}
        onEdgesDelete={(gone) =>
          onChange?.(
            gone.reduce((left, { source, sourceHandle }) => {
              const isThere = left.nodes.some(({ id }) => id === source);
              return isThere ? connected(left, source, (sourceHandle ?? 'next') as Way, null) : left;
            }, definition),
          )
        }
        ariaLabelConfig={spoken()}
        proOptions={{ hideAttribution: false }}
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}

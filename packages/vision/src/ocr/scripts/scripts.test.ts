import { describe, expect, it } from 'vitest';
import { HEAD_LAYERS, inScript, packHead, readShapes, scriptOfPage, unpackHead } from './model-scripts';
import { SHAPES, shapesOf, textOf } from './shapes';

const line = (text: string, latin = 'XXX', confidence = 0.95) => ({
  text: latin,
  confidence: 0.9,
  shapes: { shapes: shapesOf(text), confidence },
});

describe('textOf', () => {
  it.each([
    ['ТКАЧЕНКО', 'Cyrillic'],
    ['МАРТА', 'Cyrillic'],
    ['ΝΙΚΟΣ', 'Greek'],
    ['Παπαδόπουλος', 'Greek'],
    ['Фамилия/Surname', 'Cyrillic'],
    ['ШЕВЧЕНКО SHEVCHENKO', 'Cyrillic'],
    ['Επώνυμο / Surname', 'Greek'],
    ['ҚАРАҒАНДЫ', 'Cyrillic'],
  ] as const)('reads %s in the script of the surrounding words', (text, page) => {
    expect(textOf(shapesOf(text), page)).toBe(text);
  });
});

describe('scriptOfPage and inScript', () => {
  it('detect a script from its unique letters', () => {
    expect(scriptOfPage([line('Прізвище'), line('ШЕВЧЕНКО'), line('24 08 1991')])).toBe('Cyrillic');
    expect(scriptOfPage([line('Επώνυμο'), line('ΓΕΩΡΓΙΑΔΗΣ')])).toBe('Greek');
  });

  it('return Latin when a few letters are misread', () => {
    const latin = ['STAATSANGEHÖRIGKEIT', 'PRENOM', 'DATE OF BIRTH', 'FÜHRERSCHEIN'].map((text) =>
      line(text),
    );
    expect(scriptOfPage([...latin, line('Биψ')])).toBeNull();
    expect(scriptOfPage([line('Прізвище', 'XXX', 0.5), line('ШЕВЧЕНКО', 'XXX', 0.6)])).toBeNull();
  });

  it('ignore the fillers of a zone', () => {
    const rows = ['PξFRADURANDξMOREAUξξCAMILLEξξξξξξ', '18FV076356FRA9005145F3402096ξξξξξξξξ'];
    const zone = rows.map((text) => line(text, text.replace(/ξ/g, '<')));
    expect(scriptOfPage(zone)).toBeNull();
    expect(inScript(zone[0]!, 'Greek').text).toBe('P<FRADURAND<MOREAU<<CAMILLE<<<<<<');
  });

  it('leave Latin letters and numbers unchanged', () => {
    expect(inScript(line('SHEVCHENKO', 'SHEVCHENKO'), 'Cyrillic').text).toBe('SHEVCHENKO');
    expect(inScript(line('24 08 199l', '24 08 1991'), 'Cyrillic').text).toBe('24 08 1991');
    expect(inScript(line('ШЕВЧЕНКО', 'WEB4EHKO'), 'Cyrillic').text).toBe('ШЕВЧЕНКО');
    expect(inScript(line('МАРТА', 'MAPTA'), 'Cyrillic').text).toBe('МАРТА');
  });
});

describe('readShapes and packHead', () => {
  it('return the best path and its confidence, without repeats and gaps', () => {
    const [classes, path] = [SHAPES.length + 1, ['A', 'A', '', 'A', 'Б']];
    const data = new Float32Array(classes * path.length);
    for (const [step, shape] of path.entries())
      data[(shape === '' ? 0 : SHAPES.indexOf(shape) + 1) * path.length + step] = 20;
    const { shapes, confidence } = readShapes({ data, shape: [1, classes, 1, path.length] });
    expect(shapes).toBe('AAБ');
    expect(confidence).toBeCloseTo(1, 3);
    expect(readShapes({ data: new Float32Array(classes), shape: [1, classes, 1, 1] })).toEqual({
      shapes: '',
      confidence: 0,
    });
  });

  it('store weights in eight bits', () => {
    const weights = HEAD_LAYERS.flatMap(([inputs, outputs]) => [
      Float32Array.from({ length: inputs * outputs }, (_, at) => Math.sin(at)),
      Float32Array.from({ length: outputs }, (_, at) => at),
    ]);
    for (const [layer, values] of unpackHead(packHead(weights)).entries()) {
      const most = Math.max(...values.map((value, at) => Math.abs(value - weights[layer]![at]!)));
      expect(most).toBeLessThan(0.005);
    }
  });
});

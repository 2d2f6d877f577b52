/** How many coordinates belong to one step of each command of an SVG path. */
const SIZES: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const TOKEN = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;
const FLAGS = /^\s*,?\s*([01])/;

interface Step {
  command: string; // upper case: an absolute one
  numbers: number[];
}

/**
 * The same path on whole coordinates: on a field of 512 that is seen at the size of a letter nobody
 * sees the difference, and a third of the drawing is gone. Steps are told from where the rounded
 * ones before have led, so that nothing adds up.
 */
export function rounded(path: string): string {
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  let text = '';
  for (const { command, numbers } of absolute(path)) {
    const whole = numbers.map((number, i) =>
      command === 'A' && i < 5 ? number : Math.round(number),
    );
    text += command === 'M' ? `M${spelled(whole)}` : relative(command, whole, x, y);
    if (command === 'Z') [x, y] = start;
    else if (command === 'H') x = whole[0] ?? x;
    else if (command === 'V') y = whole[0] ?? y;
    else [x = 0, y = 0] = whole.slice(-2);
    if (command === 'M') start = [x, y];
  }
  return text;
}

function relative(command: string, numbers: number[], x: number, y: number): string {
  const from = numbers.map((number, i) => {
    if (command === 'H') return number - x;
    if (command === 'V') return number - y;
    if (command === 'A') return i < 5 ? number : number - (i === 5 ? x : y);
    return number - (i % 2 ? y : x);
  });
  return command.toLowerCase() + spelled(from);
}

/** Numbers with nothing between them where a sign tells them apart. */
function spelled(numbers: number[]): string {
  return numbers.reduce((text, number) => `${text}${text && number >= 0 ? ' ' : ''}${number}`, '');
}

/** Each step by itself, with coordinates on the field. */
function absolute(path: string): Step[] {
  const steps: Step[] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  for (const { command, numbers } of stepsOf(path)) {
    const upper = command.toUpperCase();
    const isRelative = command !== upper;
    const found = numbers.map((number, i) => {
      if (!isRelative || (upper === 'A' && i < 5)) return number;
      if (upper === 'H') return number + x;
      if (upper === 'V') return number + y;
      if (upper === 'A') return number + (i === 5 ? x : y);
      return number + (i % 2 ? y : x);
    });
    steps.push({ command: upper, numbers: found });
    if (upper === 'Z') [x, y] = start;
    else if (upper === 'H') x = found[0] ?? x;
    else if (upper === 'V') y = found[0] ?? y;
    else [x = 0, y = 0] = found.slice(-2);
    if (upper === 'M') start = [x, y];
  }
  return steps;
}

/** The steps as they are written; a command need not be repeated, and after a move it is a line. */
function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  let command = '';
  let rest = path;
  while (rest.trim()) {
    const [token = ''] = rest.match(TOKEN) ?? [];
    if (/[a-z]/i.test(token)) {
      command = token;
      rest = rest.slice(rest.indexOf(token) + 1);
    }
    const size = SIZES[command.toUpperCase()];
    if (size === undefined) throw new Error(`no command of a path: ${rest.slice(0, 20)}`);
    const numbers: number[] = [];
    for (let i = 0; i < size; i++) {
      const isFlag = size === 7 && (i === 3 || i === 4);
      const [, flag] = (isFlag && FLAGS.exec(rest)) || [];
      const [number = ''] = flag ? [flag] : (rest.match(TOKEN) ?? []);
      rest = rest.slice(rest.indexOf(number) + number.length);
      numbers.push(Number(number));
    }
    steps.push({ command, numbers });
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return steps;
}

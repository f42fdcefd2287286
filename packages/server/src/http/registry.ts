type Labels = Readonly<Record<string, string>>;

/** A counter. */
export interface Counter {
  add(labels?: Labels): void;
}

/** A histogram. */
export interface Histogram {
  observe(value: number): void;
}

/** Metrics in the text format of Prometheus. */
export interface Registry {
  counter(name: string, help: string): Counter;
  gauge(name: string, help: string, read: () => number): void;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  text(): string;
}

export function newRegistry(): Registry {
  const parts: (() => string[])[] = [];
  const begin = (name: string, kind: string, help: string) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
  ];
  return {
    counter: (name, help) => {
      const counts = new Map<string, { readonly labels: Labels; value: number }>();
      parts.push(() => [
        ...begin(name, 'counter', help),
        ...[...counts.values()].map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
      ]);
      return {
        add: (labels = {}) => {
          const key = Object.values(labels).join('\n');
          const count = counts.get(key);
          if (count) count.value++;
          else counts.set(key, { labels, value: 1 });
        },
      };
    },
    gauge: (name, help, read) => {
      parts.push(() => [...begin(name, 'gauge', help), `${name} ${read()}`]);
    },
    histogram: (name, help, bounds) => {
      const spread = newSpread(bounds);
      parts.push(() => [...begin(name, 'histogram', help), ...spread.lines(name)]);
      return spread;
    },
    text: () => `${parts.flatMap((part) => part()).join('\n')}\n`,
  };
}

function newSpread(bounds: readonly number[]): Histogram & { lines(name: string): string[] } {
  const counts = bounds.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    observe: (value) => {
      count++;
      sum += value;
      const at = bounds.findIndex((bound) => value <= bound);
      if (at >= 0) counts[at]++;
    },
    lines: (name) => {
      let below = 0;
      const buckets = bounds.map((bound, at) => {
        below += counts[at];
        return `${name}_bucket{le="${bound}"} ${below}`;
      });
      return [
        ...buckets,
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      ];
    },
  };
}

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return parts.length ? `{${parts.join(',')}}` : '';
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

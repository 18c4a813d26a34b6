import { RotateCcw } from "lucide-react";
import { useCallback, useId, useRef, useState } from "react";
import { LocaleProvider } from "../../display/locale/locale-provider.tsx";
import { CodeBox } from "../../form/text/code-box.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { CopyButton } from "../../primitives/button/copy-button.tsx";
import { checkNames } from "./check-names.ts";
import { Drawing } from "./drawing.tsx";
import { eventText } from "./event-text.ts";
import { LiveProblem } from "./live-problem.ts";
import { readExample } from "./read-example.ts";
import type { Example } from "./syntax.ts";

const readChecked = (code: string): Example => {
  const example = readExample(code);
  checkNames(example);
  return example;
};

const problemOf = (error: unknown): LiveProblem =>
  error instanceof LiveProblem
    ? error
    : new LiveProblem(`It cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);

type LiveExampleProps = {
  /** The code at first, which must be drawable. */
  code: string;
  locale: string;
};

/** An example whose code can be changed: it is drawn at once. A wrong one is explained, and the last good one stays drawn. */
export const LiveExample = ({ code, locale }: LiveExampleProps) => {
  const [text, setText] = useState(code);
  const [example, setExample] = useState(() => readChecked(code));
  const [problem, setProblem] = useState<LiveProblem>();
  const [event, setEvent] = useState({ count: 0, text: "" });
  const [attempt, setAttempt] = useState(0);
  const good = useRef<Example>(undefined);
  const problemId = useId();

  const change = (next: string) => {
    setText(next);
    setEvent({ count: 0, text: "" });
    try {
      setExample(readChecked(next));
      setAttempt((before) => before + 1);
      setProblem(undefined);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const onEvent = useCallback(
    (name: string, values: readonly unknown[]) =>
      setEvent(({ count }) => ({ count: count + 1, text: eventText(name, values) })),
    [],
  );
  const onDrawn = useCallback((drawn: Example) => {
    good.current = drawn;
  }, []);
  const onFail = useCallback((error: unknown, failed: Example) => {
    setProblem(problemOf(error));
    if (!good.current || good.current === failed) return;
    setExample(good.current);
    setAttempt((before) => before + 1);
  }, []);

  return (
    <div className="flex min-w-0 flex-col gap-2 text-body text-ink">
      <div role="group" aria-label="Drawn example" className="overflow-x-auto rounded-md border bg-surface p-4">
        <LocaleProvider locale={locale} timeZone="Europe/Malta">
          <Drawing key={attempt} example={example} onEvent={onEvent} onDrawn={onDrawn} onFail={onFail} />
        </LocaleProvider>
      </div>
      <p role="status" className="min-h-5 text-meta text-ink-muted">
        {event.count > 1 ? `${event.text} (${event.count} events)` : event.text}
      </p>
      <div className="flex items-center justify-between gap-3">
        <span className="text-ink-muted">Change the code: it is drawn at once.</span>
        <span className="flex items-center gap-2">
          <CopyButton value={text} label="Copy code" />
          <Button reason={text === code ? "Nothing was changed." : undefined} onClick={() => change(code)}>
            <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
            Reset
          </Button>
        </span>
      </div>
      <CodeBox
        aria-label="Code of the example"
        aria-describedby={problemId}
        wrap={false}
        rows={3}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        invalid={problem !== undefined}
        wrongLine={problem?.place?.line}
      />
      <p id={problemId} role="status" className="min-h-5 text-critical-ink">
        {problem?.message}
      </p>
    </div>
  );
};

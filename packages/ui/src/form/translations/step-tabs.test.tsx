import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { Form } from "../form.tsx";
import { LanguageTabs } from "./language-tabs.tsx";

const LANGUAGES = Array.from({ length: 12 }, (_, at) => ({ code: `l${at}`, label: `Language ${at}` }));

type ShownProps = { language: string; onLanguageChange?: (code: string) => void };

const Shown = ({ language, onLanguageChange = () => undefined }: ShownProps) => (
  <Form form={useForm()} onSubmit={() => undefined}>
    <LanguageTabs
      names={["texts"]}
      label="Texts"
      languages={LANGUAGES}
      language={language}
      onLanguageChange={onLanguageChange}
      filled={() => false}
    >
      {({ label }) => label}
    </LanguageTabs>
  </Form>
);

const Texts = () => {
  const [language, setLanguage] = useState("l0");
  return <Shown language={language} onLanguageChange={setLanguage} />;
};

it("language tabs: ten arrow presses in one task → focus and tab move by ten", () => {
  render(<Texts />);
  screen.getByRole("tab", { name: /^Language 0,/ }).focus();
  for (let press = 0; press < 10; press += 1) fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  expect(document.activeElement?.textContent).toContain("Language 10");
  expect(screen.getByRole("tabpanel").textContent).toBe("Language 10");
});

it("language tabs: address follows each press late → last pressed tab stays until another language is set", () => {
  const { rerender } = render(<Shown language="l0" />);
  const shown = () => screen.getByRole("tabpanel").textContent;
  const press = (label: string) => {
    const tab = screen.getByRole("tab", { name: new RegExp(`^${label},`) });
    fireEvent.mouseDown(tab, { button: 0 });
    fireEvent.click(tab);
  };
  for (const label of ["Language 1", "Language 2", "Language 1"]) press(label);
  for (const language of ["l1", "l2", "l1"]) {
    rerender(<Shown language={language} />);
    expect(shown()).toBe("Language 1");
  }
  rerender(<Shown language="l3" />);
  expect(shown()).toBe("Language 3");
});

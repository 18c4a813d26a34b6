import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { Form } from "../form.tsx";
import { LanguageTabs } from "./language-tabs.tsx";

const LANGUAGES = Array.from({ length: 12 }, (_, at) => ({ code: `l${at}`, label: `Language ${at}` }));

const Texts = () => {
  const [language, setLanguage] = useState("l0");
  return (
    <Form form={useForm()} onSubmit={() => undefined}>
      <LanguageTabs
        name="texts"
        label="Texts"
        languages={LANGUAGES}
        language={language}
        onLanguageChange={setLanguage}
        filled={() => false}
      >
        {({ label }) => label}
      </LanguageTabs>
    </Form>
  );
};

it("language tabs: ten arrow presses in one task → focus and tab move by ten", () => {
  render(<Texts />);
  screen.getByRole("tab", { name: /^Language 0,/ }).focus();
  for (let press = 0; press < 10; press += 1) fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  expect(document.activeElement?.textContent).toContain("Language 10");
  expect(screen.getByRole("tabpanel").textContent).toBe("Language 10");
});

import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { difficulties } from '../practice/difficulty.ts';
import { noLabs, useSolvedLabs } from '../practice/solved-labs.ts';
import { readWhere } from '../session/where.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Marked } from '../ui/marked.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { StartLine } from '../ui/start-line.tsx';
import { testable } from '../ui/testable.ts';
import { labs } from './catalogue.ts';
import { type Lab, skills, type Skill } from './lab.ts';
import { noteLabs } from './noted-labs.ts';
import styles from './labs-page.module.css';
import { matching } from './search.ts';

const titleOf = (skill: Skill): string => skill.charAt(0).toUpperCase() + skill.slice(1);

const oneOf = <const Options extends readonly string[]>(
  options: Options,
  text: string | null,
): Options[number] | '' => options.find((option) => option === text) ?? '';

/** The index of the labs. The filter is in the address, so that Back and a reload keep it. */
const LabsPage = () => {
  const [search, setSearch] = useSearchParams();
  const filter = {
    words: search.get('words') ?? '',
    skill: oneOf(skills, search.get('skill')),
    difficulty: oneOf(difficulties, search.get('difficulty')),
  };
  const shown = matching(labs, filter);
  const told = useSolvedLabs(useLocation().search);
  const solved = told ?? noLabs;
  useEffect(() => {
    const { labs: before } = readWhere();
    if (told && (before || told.size > 0)) noteLabs(new Set(told.keys()), before?.opened);
  }, [told]);
  const onLevel2 = [...solved.values()].filter((levels) => levels.includes(2)).length;
  const change = (name: keyof typeof filter, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      // The field has its text at once, also for a script that sets it.
      { replace: true, preventScrollReset: true, flushSync: true },
    );

  return (
    <>
      <PageHeading>Labs</PageHeading>
      <StartLine path={paths.startFirstTest}>Your first test, with a lab in it</StartLine>
      <p>
        Each lab is one reason why tests become flaky. Write a test that solves the task; the page
        tells you whether it passed, and shows a test that fails and a test that passes.
      </p>
      {solved.size > 0 && (
        <p {...testable('labs-solved')} className={styles.solved}>
          {solved.size} of {labs.length} solved
          {onLevel2 > 0 && `, ${onLevel2} on level 2`}
        </p>
      )}
      <search className={styles.filter} aria-label="Filter the labs">
        <TextField
          label="Find labs"
          name="labs-words"
          type="search"
          value={filter.words}
          onText={(text) => change('words', text)}
        />
        <Select name="skill" label="Skill" options={skills} value={filter.skill} onPick={change} />
        <Select
          name="difficulty"
          label="Difficulty"
          options={difficulties}
          value={filter.difficulty}
          onPick={change}
        />
        <output {...testable('labs-shown')} className="muted whole-row" aria-label="Labs shown">
          {shown.length === labs.length
            ? `All labs: ${labs.length}`
            : `${shown.length} of ${labs.length} labs`}
        </output>
      </search>
      {[...Map.groupBy(shown, ({ skills: [first] }) => first)].map(([skill, group]) => (
        <section
          key={skill}
          className={`section ${styles.group}`}
          aria-labelledby={`labs-${skill}`}
        >
          <h2 {...testable(`labs-${skill}`)}>{titleOf(skill)}</h2>
          <div className={styles.labs}>
            {group.map((lab) => (
              <LabCard key={lab.slug} lab={lab} solved={solved.get(lab.slug) ?? []} />
            ))}
          </div>
        </section>
      ))}
      {shown.length === 0 && (
        <p {...testable('labs-none')}>
          No lab matches. Use fewer words, or choose “any” for the skill and the difficulty.
        </p>
      )}
    </>
  );
};

interface SelectProps<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onPick: (name: Name, value: string) => void;
}

const Select = <Name extends string>({
  name,
  label,
  options,
  value,
  onPick,
}: SelectProps<Name>) => (
  <Field label={label} name={`labs-${name}`}>
    {(wiring) => (
      <select {...wiring} value={value} onChange={({ target }) => onPick(name, target.value)}>
        <option value="">any</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )}
  </Field>
);

interface LabCardProps {
  readonly lab: Lab;
  /** The levels that are solved. */
  readonly solved: readonly number[];
}

const LabCard = ({ lab, solved }: LabCardProps) => {
  const { slug, title, trains, skills: trained, difficulty, hasSecondLevel, path } = lab;
  return (
    <Card name={slug}>
      <h3 id={`${slug}-title`} className={styles.title}>
        {title}
      </h3>
      {solved.map((level) => (
        <p key={level} className={styles.solved}>
          ✓ Solved{hasSecondLevel && ` on level ${level}`}
        </p>
      ))}
      <p>
        <Marked>{trains}</Marked>
      </p>
      <ul className={`actions ${styles.kind}`} aria-label="Difficulty and skills">
        {[difficulty, ...trained, ...(hasSecondLevel ? ['two levels'] : [])].map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <ButtonLink name={`${slug}-open`} look="plain" to={path} aria-label={`Open the lab ${title}`}>
        Open the lab
      </ButtonLink>
    </Card>
  );
};

export default LabsPage;

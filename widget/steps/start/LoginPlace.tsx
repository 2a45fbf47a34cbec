import { useTexts } from '../../ui/text/texts-context.tsx';

/** Holds the login's place until its code has come: two fields, a button, and as many lines of links. */
export function LoginPlace({ isAmending }: { isAmending: boolean }) {
  const { start, login } = useTexts();
  return (
    <div className="start-way ui-stack">
      <h3 className="ui-display">{isAmending ? login.button : start.login.title}</h3>
      <span className="ui-skeleton start-login-place" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <p className="start-links start-links-place" aria-hidden="true">
        {isAmending ? null : <span>{start.login.register}</span>}
        <span>
          {login.forgotten} {login.reminder}
        </span>
      </p>
    </div>
  );
}

import type { Form, FormEvent } from '../../../machines/shared/form.ts';
import { useAssets } from '../../ui/media/assets-context.tsx';
import { FormCheckbox } from '../../ui/controls/FormFields.tsx';
import { SafeLink } from '../../ui/media/SafeLink.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';

/** The agreement to the privacy notice and the terms. */
export function Terms({ form, send }: { form: Form<object>; send: (event: FormEvent) => void }) {
  const { terms: texts } = useTexts().details;
  const { links } = useAssets();
  return (
    <FormCheckbox
      form={form}
      send={send}
      name="terms"
      required
      errorLabel={texts.inMessages}
      label={
        <>
          {texts.before}
          <SafeLink href={links.privacy} newTab plain>
            {texts.privacy}
          </SafeLink>
          {texts.between}
          <SafeLink href={links.terms} newTab plain>
            {texts.termsOfUse}
          </SafeLink>
        </>
      }
    />
  );
}
